declare module 'virtual:part-facts' {
	const facts: Record<string, import('./part-facts.ts').PartFacts>;
	export default facts;
}
