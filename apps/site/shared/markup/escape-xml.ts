import { escapeHtml } from '@website/contracts/escape-html';
import { printableText } from '@website/contracts/printable-text';

/** Escapes a text or attribute value for any XML document, which may not contain some characters even if escaped (XML 1.0, 2.2). */
export const escapeXml = (text: string): string => escapeHtml(printableText(text));
