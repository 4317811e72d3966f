import type { LocaleCode } from '@website/contracts/locales';
import { categories, findPart, type Part, parts } from '../catalog/parts.ts';
import { Sheet } from './sheet.tsx';

/** Renders the content of a frame by the query of its URL. */
export function View({ search, locale }: { search: URLSearchParams; locale: LocaleCode }) {
	if (search.has('list')) return <ExampleList />;
	const category = categories.find((name) => name === search.get('all'));
	if (category) {
		return parts
			.filter((part) => part.category === category)
			.map((part) => <EveryExample key={part.id} part={part} locale={locale} />);
	}
	const sheet = categories.find((name) => name === search.get('sheet'));
	if (sheet) return <Sheet category={sheet} query={search.get('query') ?? ''} locale={locale} />;
	const part = findPart(search.get('part') ?? '');
	const example =
		part?.examples.find(({ name }) => name === search.get('example')) ?? part?.examples[0];
	if (!part || !example) return <p>There is no such part: {search.get('part')}</p>;
	return (
		<div data-stage={part.category} data-example={`${part.id} ${example.name}`}>
			{example.render(locale)}
		</div>
	);
}

function EveryExample({ part, locale }: { part: Part; locale: LocaleCode }) {
	return part.examples.map(({ name, render }) => (
		<div key={name} data-stage={part.category} data-example={`${part.id} ${name}`}>
			{render(locale)}
		</div>
	));
}

/** A JSON list of all examples, for `listExamples` of the comparison. */
function ExampleList() {
	const list = parts.flatMap(({ id, examples }) =>
		examples.map(({ name }) => ({ part: id, example: name })),
	);
	return <pre id="list">{JSON.stringify(list)}</pre>;
}
