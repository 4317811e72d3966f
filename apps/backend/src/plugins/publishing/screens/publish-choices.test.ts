import { expect, it } from 'vitest';
import type { LanguageState, PublishingState } from '../../../publication/shapes.ts';
import { otherAffectedLanguages, publishChoices, unpublishChoices } from './publish-choices.ts';

const line = (
	language: LanguageState['language'],
	more: Partial<LanguageState>,
): LanguageState => ({
	language,
	state: 'published',
	waiting: false,
	path: `/${language}`,
	publishedAt: null,
	publishedBy: null,
	changedAt: null,
	changedBy: null,
	changes: [],
	canPublish: true,
	incomplete: null,
	addressOffer: null,
	plan: null,
	...more,
});

const state = (languages: LanguageState[], shared: string[] = []): PublishingState => ({
	document: 'pages:1',
	languages,
	shared: { changes: shared },
});

const mixed = [
	line('en', { waiting: true, changes: ['Title', 'Sections'] }),
	line('da', { state: 'draft', waiting: true, path: null }),
	line('de', { state: 'missing', path: null }),
];

it('offers languages with unpublished changes and describes the effect of publishing', () => {
	expect(publishChoices(state(mixed), 'en')).toEqual([
		{
			language: 'en',
			hint: 'Visitors will see changes in: Title, Sections',
			isPossible: true,
		},
		{ language: 'da', hint: 'Visitors will see it in this language.', isPossible: true },
		{ language: 'de', hint: 'Nothing is written in this language.', isPossible: false },
	]);
});

it('disables languages without changes, unless a shared field changed', () => {
	const live = [line('en', {}), line('da', {})];
	expect(publishChoices(state(live), 'da').map(({ isPossible }) => isPossible)).toEqual([
		false,
		false,
	]);
	const waiting = live.map((one) => ({ ...one, waiting: true }));
	const [english] = publishChoices(state(waiting, ['Layout']), 'da');
	expect(english).toEqual({
		language: 'en',
		hint: 'Besøgende ser allerede denne tekst.',
		isPossible: true,
	});
});

it('names the other published languages that show changed shared fields', () => {
	const live = [line('en', {}), line('da', {}), line('de', { state: 'draft', path: null })];
	expect(otherAffectedLanguages(state(live, ['Layout']), ['en'])).toEqual(['da']);
	expect(otherAffectedLanguages(state(live, ['Layout']), ['en', 'da'])).toEqual([]);
});

it('disables all languages for users without publish permission', () => {
	const own = mixed.map((one) => ({ ...one, canPublish: false }));
	for (const choices of [publishChoices, unpublishChoices])
		expect(choices(state(own), 'de').some(({ isPossible }) => isPossible)).toBe(false);
	expect(publishChoices(state(own), 'de')[0]?.hint).toBe(
		'Sie dürfen in dieser Sprache nicht veröffentlichen.',
	);
});

it('offers only published languages for unpublishing, with their path', () => {
	expect(unpublishChoices(state(mixed), 'en')).toEqual([
		{ language: 'en', hint: '/en', isPossible: true },
		{ language: 'da', hint: 'Visitors do not see it in this language.', isPossible: false },
		{ language: 'de', hint: 'Visitors do not see it in this language.', isPossible: false },
	]);
});
