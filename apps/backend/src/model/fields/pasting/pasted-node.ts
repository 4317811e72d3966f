/** A node as the editor (Lexical) stores it. */
export interface PastedNode {
	type: string;
	version: number;
	[property: string]: unknown;
}
