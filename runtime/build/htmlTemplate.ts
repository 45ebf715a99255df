import { buildPlaceholder } from '../contract.ts';
import { inlineScript } from './inlineScript.ts';

/**
 * The page template of Docusaurus without its scripts: the inline script loads the framework (runtime/inline/start.ts) and sets
 * the color mode. After the build, the rules that the page uses replace the stylesheet link (runtime/build/inlineCss).
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
