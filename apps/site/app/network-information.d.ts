/** Network Information API: not in every browser, and not in TypeScript's types. */
interface Navigator {
	readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
}
