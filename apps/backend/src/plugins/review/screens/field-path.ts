const isField = '[id^="field-"]';
/** IDs that Payload gives to collapsibles and layout fields, which have no name. */
const unnamed = /(^|\.)(collapsible-|_index-)/;

/** The path of the closest named field around an element, such as `sections.0.heading`; null if there is none. */
export function fieldPathOf(element: Element): string | null {
	for (let at = element.closest(isField); at; at = at.parentElement?.closest(isField) ?? null) {
		const path = at.id.slice('field-'.length).replaceAll('__', '.');
		if (!unnamed.test(path)) return path;
	}
	return null;
}
