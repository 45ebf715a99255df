import { bootScript, earlyScript } from '../runtime/inline/index.ts';

/**
 * Docusaurus' page template without its `defer` scripts: boot.ts loads them at the reader's first interaction.
 * What the theme puts before the body, a script that sets the color mode, is left out: early.ts does it in the head, before the
 * styles. In the body a script would halt the parser once more, and the browser would work out the styles a second time.
 * The stylesheet link is replaced after the build by the rules the page uses (plugins/page-html).
 */
export const htmlTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <script>${earlyScript}</script>
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <script data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>" data-styles="<%= it.stylesheets.map((stylesheet) => it.baseUrl + stylesheet).join(' ') %>">${bootScript.replace(/<%/g, '<\\%')}</script>
  </body>
</html>
`;
