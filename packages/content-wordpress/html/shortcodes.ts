const code = /<(pre|code|kbd|samp|script|style|textarea)\b[\s\S]*?<\/\1>/i;
/** Code, text with its line breaks, and other tags. */
const parts = new RegExp(String.raw`${code.source}|(?:[^<]|<br\s*/?>)+|<[^>]*>`, 'gi');
/** A shortcode: slash of an end, name, and attributes. Double brackets show one as text. */
const shortcode =
	/(?<!\[)\[(\/?)([a-z][\w-]*)((?:\s|<br\s*\/?>)(?:[^[\]<>]|<br\s*\/?>)*)?\](?!\])/gi;
/** WordPress writes quotation marks of the language, as entities. */
const quotedAttribute = /[\w-]=(?:["'“”„«»‘’‚′″]|&(?:quot|laquo|raquo|#0?39|#171|#187|#82\d\d);)/;

/**
 * Removes the shortcodes of plugins that WordPress does not have, which it leaves as text, and keeps the text between them. Other words
 * in brackets stay, and code.
 */
export const withoutShortcodes = (html: string): string => removeShortcodes(html).html;

/** The names of the shortcodes in HTML. */
export const shortcodesIn = (html: string): ReadonlySet<string> => removeShortcodes(html).names;

function removeShortcodes(html: string): { html: string; names: ReadonlySet<string> } {
	const names = new Set<string>();
	if (!html.includes('[')) return { html, names };
	const enclosing = enclosingNames(html);
	let tag = '';
	const remaining = html.replace(parts, (part) => {
		if (part.startsWith('<') && !/^<br/i.test(part)) {
			tag = part;
			return part;
		}
		return part.replace(shortcode, (whole, end: string, name: string, attributes = '') => {
			const isAlone = /^<p[\s>]/i.test(tag) && part.trim() === whole;
			const isRemoved = enclosing.has(name) || (!end && isShortcode(name, attributes, isAlone));
			if (isRemoved) names.add(name);
			return isRemoved ? '' : whole;
		});
	});
	return { html: remaining, names };
}

/** Tells `[gallery ids="1"]`, `[table id=1 /]` and `[contact_form id=1]` from "[sic]"; alone in a paragraph also `[my_plugin]` and `[table id=1]`. */
function isShortcode(name: string, attributes: string, isAlone: boolean): boolean {
	if (quotedAttribute.test(attributes) || /\/\s*$/.test(attributes)) return true;
	const hasAttribute = /^\s+[\w-]+=/.test(attributes);
	const isCompound = /[_-]/.test(name);
	return isAlone
		? hasAttribute || (isCompound && attributes.trim() === '')
		: isCompound && hasAttribute;
}

/** The names of shortcodes that have a start and an end. */
function enclosingNames(html: string): ReadonlySet<string> {
	const text = html.replace(new RegExp(code.source, 'gi'), '');
	const marks = [...text.matchAll(shortcode)];
	const starts = new Set(marks.flatMap(([, end, name = '']) => (end ? [] : [name])));
	return new Set(marks.flatMap(([, end, name = '']) => (end && starts.has(name) ? [name] : [])));
}
