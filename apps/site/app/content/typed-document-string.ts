/** The text of an operation, with the types of its answer and of its variables. */
export class TypedDocumentString<Data, Variables> extends String {
	/** Never set: it carries the types. */
	declare readonly types?: (variables: Variables) => Data;
	/** The operation with what the specification lists of it; undefined for one that it does not list. */
	readonly specified: string | undefined;

	constructor(text: string, specified?: string) {
		super(text);
		this.specified = specified;
	}
}
