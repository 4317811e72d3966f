import { escapeHtml } from '@website/contracts/escape-html';

/** Characters that XML 1.0 does not allow even if escaped (section 2.2). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the characters to remove
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Escapes a text or attribute value for any XML document. */
export function escapeXml(text: string): string {
	return escapeHtml(text.replace(forbidden, ''));
}
