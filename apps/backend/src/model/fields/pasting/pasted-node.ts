/** A serialized node of the editor (Lexical). */
export interface PastedNode {
	type: string;
	version: number;
	[property: string]: unknown;
}
