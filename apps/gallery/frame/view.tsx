import type { LocaleCode } from '@website/contracts/locales';
import { findPart, type Part, parts, rooms } from '../catalog/parts.ts';
import { Sheet } from './sheet.tsx';

/** What a frame shows, as its address asks. */
export function View({ search, locale }: { search: URLSearchParams; locale: LocaleCode }) {
	if (search.has('list')) return <ExampleList />;
	const room = rooms.find((name) => name === search.get('all'));
	if (room) {
		return parts
			.filter((part) => part.room === room)
			.map((part) => <EveryExample key={part.id} part={part} locale={locale} />);
	}
	const sheet = rooms.find((name) => name === search.get('sheet'));
	if (sheet) return <Sheet room={sheet} query={search.get('query') ?? ''} locale={locale} />;
	const part = findPart(search.get('part') ?? '');
	const example =
		part?.examples.find(({ name }) => name === search.get('example')) ?? part?.examples[0];
	if (!part || !example) return <p>There is no such part: {search.get('part')}</p>;
	return (
		<div data-stage={part.room} data-example={`${part.id} ${example.name}`}>
			{example.show(locale)}
		</div>
	);
}

function EveryExample({ part, locale }: { part: Part; locale: LocaleCode }) {
	return part.examples.map(({ name, show }) => (
		<div key={name} data-stage={part.room} data-example={`${part.id} ${name}`}>
			{show(locale)}
		</div>
	));
}

/** For programs: every example's part and name. */
function ExampleList() {
	const list = parts.flatMap(({ id, examples }) =>
		examples.map(({ name }) => ({ part: id, example: name })),
	);
	return <pre id="list">{JSON.stringify(list)}</pre>;
}
