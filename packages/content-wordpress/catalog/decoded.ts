/** A slug or a path with its letters; as it is where the percent-encoding is not valid. */
export function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
