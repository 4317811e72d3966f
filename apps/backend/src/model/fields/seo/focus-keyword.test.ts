import { expect, it } from 'vitest';
import { focusKeywordPlaces } from './focus-keyword.ts';

const texts = {
	title: 'RCS Messaging: what it is',
	description: 'Über RCS-Messaging für Händler.',
	slug: 'rcs-messaging',
};

it.each([
	['rcs messaging', { title: true, description: true, slug: true }],
	['Händler', { title: false, description: true, slug: false }],
	['uber', { title: false, description: true, slug: false }],
	['ueber', { title: false, description: true, slug: false }],
	['message', { title: false, description: false, slug: false }],
	['What it is', { title: true, description: false, slug: false }],
])('finds "%s" in the expected texts', (keyword, places) => {
	expect(focusKeywordPlaces(keyword, texts)).toEqual(places);
});

it('finds an umlaut that the slug transliterates', () => {
	expect(focusKeywordPlaces('Überblick', { ...texts, slug: 'ueberblick' })?.slug).toBe(true);
});

it.each(['', '  ', '–'])('%j is not a keyword', (keyword) => {
	expect(focusKeywordPlaces(keyword, texts)).toBeNull();
});
