import { buildPlaceholder } from '../contract.ts';
import { inlineScript } from './inlineScript.ts';

/**
 * Docusaurus' page template without its `defer` scripts, which runtime/inline loads at the reader's first interaction.
 * What the theme puts before the body, a script that sets the color mode, is left out: the inline script does it in the head,
 * before the styles. The stylesheet link is replaced after the build by the rules the page uses (runtime/build/inlineCss).
 */
export const htmlTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <script data-build="${buildPlaceholder}" data-base="<%= it.baseUrl %>" data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>" data-styles="<%= it.stylesheets.map((stylesheet) => it.baseUrl + stylesheet).join(' ') %>">${inlineScript.replace(/<%/g, '<\\%')}</script>
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
  </body>
</html>
`;
