const isField = '[id^="field-"]';
/** Parts of a form without a name of their own, by which Payload calls what is folded and laid out. */
const unnamed = /(^|\.)(collapsible-|_index-)/;

/** The path of the field that an element stands in, such as `sections.0.heading`; null outside of all that have a name. */
export function fieldPathOf(element: Element): string | null {
	for (let at = element.closest(isField); at; at = at.parentElement?.closest(isField) ?? null) {
		const path = at.id.slice('field-'.length).replaceAll('__', '.');
		if (!unnamed.test(path)) return path;
	}
	return null;
}
