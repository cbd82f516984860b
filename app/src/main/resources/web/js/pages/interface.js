import { html, nothing } from "lit";
import { Element } from "../element.js";
import { language, t } from "../i18n.js";
import { openapiFr } from "../words/openapi-fr.js";

/**
 * The interface for programs, readable: made from the OpenAPI description that the server serves.
 * @typedef {{type?: string|string[], $ref?: string, items?: Schema, enum?: string[],
 *   properties?: Record<string, Schema>, required?: string[], description?: string, default?: unknown}} Schema
 * @typedef {{name: string, in: string, required?: boolean, description?: string, schema: Schema,
 *   $ref?: string}} Parameter
 * @typedef {{tags: string[], summary: string, description?: string, parameters?: Parameter[],
 *   requestBody?: {content: Record<string, {schema: Schema}>}, responses: Record<string, any>}} Operation
 */

/** A sentence of the description in the reader's language. @param {string|undefined} sentence */
const told = (sentence) => (language() === "fr" && sentence ? (openapiFr[sentence] ?? sentence) : (sentence ?? ""));

class Interface extends Element {
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

  /** Follows a reference within the description. @param {any} node @returns {any} */
  follow(node) {
    if (!node?.$ref) return node;
    return node.$ref
      .slice(2)
      .split("/")
      .reduce((/** @type {any} */ at, /** @type {string} */ key) => at[key], this.doc);
  }

  /** A type in a few words. @param {Schema|undefined} schema @returns {string} */
  type(schema) {
    if (!schema) return "";
    if (schema.$ref) return schema.$ref.split("/").pop() ?? "";
    if (schema.enum) return schema.enum.join(" | ");
    if (schema.type === "array") return this.type(schema.items) + "[]";
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
        ${doc.tags.map(
          (/** @type {{name: string, description: string}} */ tag) => html`
            <h2>${told(tag.description)}</h2>
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
    const given = [...(operation.parameters ?? [])].map((p) => /** @type {Parameter} */ (this.follow(p)));
    return html`
      <details>
        <summary>
          <code>${method.toUpperCase()} ${path}</code>
          ${told(operation.summary)}
        </summary>
        ${
          operation.description
            ? html`
                <p>${told(operation.description)}</p>
              `
            : nothing
        }
        ${
          given.length
            ? html`
                <table>
                  <tbody>
                    ${given.map(
                      (p) => html`
                        <tr>
                          <th scope="row">
                            <code>${p.name}</code>
                            ${p.required ? " *" : ""}
                          </th>
                          <td>${this.type(this.follow(p.schema))}</td>
                          <td>${told(p.description)}</td>
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
                ${this.fields(this.follow(body))}
              `
            : nothing
        }
        <p><b>${t("api.answers")}</b></p>
        <ul>
          ${Object.entries(operation.responses).map(([code, r]) => {
            const response = this.follow(r);
            const content = /** @type {{schema?: Schema}|undefined} */ (Object.values(response.content ?? {})[0]);
            return html`
              <li>
                ${code}: ${told(response.description)}
                <code>${this.type(content?.schema)}</code>
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
          <code>${this.type(schema)}</code>
          ${told(schema?.description)}
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
                <td>${this.type(field)}</td>
                <td>
                  ${told(field.description)}${
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

customElements.define("damier-interface", Interface);
