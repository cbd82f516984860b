import { html, nothing } from "lit";
import { Element } from "../element.js";
import { language, t } from "../i18n.js";
import { openapiFr } from "../words/openapi-fr.js";

/**
 * The API documentation, rendered from the server's OpenAPI description.
 * @typedef {{type?: string|string[], $ref?: string, items?: Schema, enum?: string[], properties?: Record<string,
 *   Schema>, required?: string[], description?: string, default?: unknown}} Schema
 * @typedef {{name: string, in: string, required?: boolean, description?: string, schema: Schema, $ref?: string}}
 *   Parameter
 * @typedef {{tags: string[], summary: string, description?: string, parameters?: Parameter[], requestBody?: {content:
 *   Record<string, {schema: Schema}>}, responses: Record<string, any>}} Operation
 */

/** Returns a sentence of the description in the current language. @param {string|undefined} sentence */
const translate = (sentence) =>
  language() === "fr" && sentence ? (openapiFr[sentence] ?? sentence) : (sentence ?? "");

/**
 * A request that the API description contains as an example.
 * @typedef {{id: string, path: string, body?: object}} Example
 */

/** Returns the command for an example, with the address of this server. @param {Example} example */
const command = ({ path, body }) =>
  body
    ? `curl -H 'Content-Type: application/json' -H 'Accept: application/json' \\\n  ` +
      `-d '${JSON.stringify(body)}' \\\n  ${location.origin}${path}`
    : `curl ${location.origin}${path}`;

class ApiDocs extends Element {
  static properties = { doc: { state: true }, error: { state: true } };

  constructor() {
    super();
    /** @type {any} */
    this.doc = null;
    this.error = "";
  }

  connectedCallback() {
    super.connectedCallback();
    this.load();
  }

  async load() {
    try {
      this.doc = await (await fetch("/openapi.json")).json();
    } catch {
      this.error = t("error.offline");
    }
  }

  /** Resolves a reference within the description. @param {any} node @returns {any} */
  resolve(node) {
    if (!node?.$ref) return node;
    return node.$ref
      .slice(2)
      .split("/")
      .reduce((/** @type {any} */ at, /** @type {string} */ key) => at[key], this.doc);
  }

  /** Returns a short text for a type. @param {Schema|undefined} schema @returns {string} */
  typeText(schema) {
    if (!schema) return "";
    if (schema.$ref) return schema.$ref.split("/").pop() ?? "";
    if (schema.enum) return schema.enum.join(" | ");
    if (schema.type === "array") return this.typeText(schema.items) + "[]";
    return [schema.type ?? ""].flat().join(" | ");
  }

  render() {
    if (this.error)
      return html`
        <p class="error" role="alert">${this.error}</p>
      `;
    const doc = this.doc;
    if (!doc)
      return html`
        <article class="prose"><h1>${t("api.title")}</h1></article>
      `;
    const operations = Object.entries(doc.paths).flatMap(([path, methods]) =>
      Object.entries(/** @type {Record<string, Operation>} */ (methods)).map(([method, operation]) => ({
        path,
        method,
        operation,
      })),
    );
    return html`
      <article class="prose api">
        <h1>${t("api.title")}</h1>
        <p>
          ${t("api.sub")}
          <a href="/openapi.json" download>openapi.json</a>
        </p>
        <h2>${t("api.examples")}</h2>
        ${doc.info["x-examples"].map(
          (/** @type {Example} */ example) => html`
            <p>${t("api.example-" + example.id)}</p>
            <pre tabindex="0"><code>${command(example)}</code></pre>
          `,
        )}
        ${doc.tags.map(
          (/** @type {{name: string, description: string}} */ tag) => html`
            <h2>${translate(tag.description)}</h2>
            ${operations
              .filter((o) => o.operation.tags.includes(tag.name))
              .map((o) => this.operation(o.path, o.method, o.operation))}
          `,
        )}
        <h2>${t("api.shapes")}</h2>
        ${Object.entries(doc.components.schemas).map(
          ([name, schema]) => html`
            <details>
              <summary><code>${name}</code></summary>
              ${this.fields(/** @type {Schema} */ (schema))}
            </details>
          `,
        )}
      </article>
    `;
  }

  /** @param {string} path @param {string} method @param {Operation} operation */
  operation(path, method, operation) {
    const body = operation.requestBody?.content["application/json"]?.schema;
    const parameters = [...(operation.parameters ?? [])].map((p) => /** @type {Parameter} */ (this.resolve(p)));
    return html`
      <details>
        <summary>
          <code>${method.toUpperCase()} ${path}</code>
          ${translate(operation.summary)}
        </summary>
        ${
          operation.description
            ? html`
                <p>${translate(operation.description)}</p>
              `
            : nothing
        }
        ${
          parameters.length
            ? html`
                <table>
                  <tbody>
                    ${parameters.map(
                      (p) => html`
                        <tr>
                          <th scope="row">
                            <code>${p.name}</code>
                            ${p.required ? " *" : ""}
                          </th>
                          <td>${this.typeText(this.resolve(p.schema))}</td>
                          <td>${translate(p.description)}</td>
                        </tr>
                      `,
                    )}
                  </tbody>
                </table>
              `
            : nothing
        }
        ${
          body
            ? html`
                <p><b>${t("api.body")}</b></p>
                ${this.fields(this.resolve(body))}
              `
            : nothing
        }
        <p><b>${t("api.answers")}</b></p>
        <ul>
          ${Object.entries(operation.responses).map(([code, r]) => {
            const response = this.resolve(r);
            const content = /** @type {{schema?: Schema}|undefined} */ (Object.values(response.content ?? {})[0]);
            return html`
              <li>
                ${code}: ${translate(response.description)}
                <code>${this.typeText(content?.schema)}</code>
              </li>
            `;
          })}
        </ul>
      </details>
    `;
  }

  /** @param {Schema} schema */
  fields(schema) {
    if (!schema?.properties)
      return html`
        <p>
          <code>${this.typeText(schema)}</code>
          ${translate(schema?.description)}
        </p>
      `;
    return html`
      <table>
        <tbody>
          ${Object.entries(schema.properties).map(
            ([name, field]) => html`
              <tr>
                <th scope="row">
                  <code>${name}</code>
                  ${schema.required?.includes(name) ? " *" : ""}
                </th>
                <td>${this.typeText(field)}</td>
                <td>
                  ${translate(field.description)}${
                    field.default !== undefined
                      ? html`
                          <code>${JSON.stringify(field.default)}</code>
                        `
                      : nothing
                  }
                </td>
              </tr>
            `,
          )}
        </tbody>
      </table>
    `;
  }
}

customElements.define("damier-api-docs", ApiDocs);
