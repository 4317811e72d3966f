// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { translateChoiceMessage } from './choices.ts';
import { translateWithin } from './translate.ts';

const guidance =
	'Use Up and Down to choose options, press Enter to select the currently focused option, press Escape to exit the menu';

it.each([
	['30 results available.', 'Resultater: 30.', 'Ergebnisse: 30.'],
	[
		'1 result available for search term pris.',
		'Resultater for »pris«: 1.',
		'Ergebnisse für „pris“: 1.',
	],
	['option Sms, selected.', 'Sms, valgt.', 'Sms, gewählt.'],
	['options Sms,RCS, selected.', 'Sms,RCS, valgt.', 'Sms,RCS, gewählt.'],
	['option Sms, deselected.', 'Sms, fjernet.', 'Sms, entfernt.'],
	['value Sms focused, 1 of 3.', 'Sms, 1 af 3.', 'Sms, 1 von 3.'],
	['Sms selected, 1 of 3.', 'Sms, valgt, 1 af 3.', 'Sms, gewählt, 1 von 3.'],
	['Sms, 2 of 3.', 'Sms, 2 af 3.', 'Sms, 2 von 3.'],
	['All selected options have been cleared.', 'Alt er fjernet.', 'Alles ist entfernt.'],
	[
		'Kanal is focused ,type to refine list, press Down to open the menu, ',
		'Kanal: skriv for at søge, åbn listen med pil ned.',
		'Kanal: zum Suchen tippen, mit Pfeil ab öffnen.',
	],
])('translates "%s"', (text, danish, german) => {
	expect(translateChoiceMessage(text, 'da')).toBe(danish);
	expect(translateChoiceMessage(text, 'de')).toBe(german);
	expect(translateChoiceMessage(text, 'en')).toBeUndefined();
});

it('translates the instructions of a select field, with and without Tab', () => {
	const withTab = `${guidance}, press Tab to select the option and exit the menu.`;
	expect(translateChoiceMessage(`${guidance}.`, 'da')).toMatch(/Escape\.$/);
	expect(translateChoiceMessage(withTab, 'de')).toMatch(/mit Tab übernehmen und weitergehen\.$/);
});

it('does not change the same text of an editor', () => {
	document.body.innerHTML =
		'<p>30 results available.</p><div class="react-select"><span role="log"><span>30 results available.</span></span></div>';
	translateWithin(document.body, 'da');
	expect(document.querySelector('p')?.textContent).toBe('30 results available.');
	expect(document.querySelector('[role=log]')?.textContent).toBe('Resultater: 30.');
});
