/** The text of an operation, with the types of its response and variables. */
export class TypedDocumentString<Data, Variables> extends String {
	/** Never set; it only carries the types. */
	declare readonly types?: (variables: Variables) => Data;
	/** The operation reduced to the fields of the specification; undefined if the specification does not include it. */
	readonly specified: string | undefined;

	constructor(text: string, specified?: string) {
		super(text);
		this.specified = specified;
	}
}
