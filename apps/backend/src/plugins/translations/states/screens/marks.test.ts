import { expect, it } from 'vitest';
import { stateName, stateSign } from './marks.tsx';

const mark = {
	language: 'da',
	state: 'published',
	outdated: false,
	published: true,
	waiting: false,
	machine: false,
	isSource: false,
} as const;
const english = (text: { en: string }) => text.en;

it('tells a published language from one with unpublished changes and from a draft', () => {
	const waiting = { ...mark, waiting: true };
	const draft = { ...waiting, state: 'draft', published: false } as const;
	expect([mark, waiting, draft].map(stateSign)).toEqual(['DA ✓', 'DA ✓ ✎', 'DA ◐']);
	expect(stateSign({ ...draft, planned: true })).toBe('DA ◐ ◷');
	expect(stateName({ ...draft, planned: true }, english)).toBe('Danish: Draft, planned');
	expect(stateName({ ...waiting, outdated: true }, english)).toBe(
		'Danish: Published, with changes, outdated',
	);
});
