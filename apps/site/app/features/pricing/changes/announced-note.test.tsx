// @vitest-environment ./test/dom/environment.ts
import { expect, it } from 'vitest';
import { renderHtml, texts } from '~/testing/render';
import { exampleChanges } from '../../../../test/prices/example-prices';
import { AnnouncedContext } from '../initial-prices';
import { AnnouncedNote } from './announced-note';

const renderNote = (countries: string[]) =>
	renderHtml(
		<AnnouncedContext value={exampleChanges}>
			<AnnouncedNote countries={countries} currency="EUR" />
		</AnnouncedContext>,
	);

it('lists changes of the given countries, with the day and the new price', () => {
	expect(texts(renderNote(['FR', 'DK']), 'li')).toEqual([
		'Denmark, SMS, standard route, from 1 January 2030: €0.0144 (≈ +9.1%)',
	]);
});

it('marks new and discontinued prices', () => {
	const [change] = exampleChanges;
	if (!change) throw new Error('There is no example');
	const html = renderHtml(
		<AnnouncedContext
			value={[
				{ ...change, EURbefore: null },
				{ ...change, id: 'sms-3', EUR: null },
			]}
		>
			<AnnouncedNote countries={['DK']} currency="EUR" />
		</AnnouncedContext>,
	);
	expect(texts(html, 'strong')).toEqual(['€0.0144 (new)', 'no longer offered']);
});

it('is empty for other countries', () => {
	expect(renderNote(['FR']).textContent).toBe('');
});
