// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { translateChanges, translateWithin } from './translate.ts';

const body = (html: string): HTMLElement => {
	document.body.innerHTML = html;
	return document.body;
};
afterEach(() => body(''));

it('translates visible texts and accessible names', () => {
	const root = body(
		'<h4 class="item-card-grid__title">Documents</h4><button class="diff-collapser__toggle-button" aria-label="Collapse"></button>',
	);
	translateWithin(root, 'da');
	expect(root.querySelector('h4')?.textContent).toBe('Filer');
	expect(root.querySelector('button')?.getAttribute('aria-label')).toBe('Fold sammen');
});

it('does not change the same texts of an editor', () => {
	const root = body('<h4>Documents</h4><a aria-label="Collapse">Order</a>');
	const before = root.innerHTML;
	translateWithin(root, 'de');
	expect(root.innerHTML).toBe(before);
});

it('replaces an identifier with an English text', () => {
	const root = body('<table><tr><th><input title="select-all"></th></tr></table>');
	translateWithin(root, 'en');
	expect(root.querySelector('input')?.title).toBe('Select all');
});

it.each([
	['en', 'Failed to save 1 files', '1 file was not saved. The reason is told for it.'],
	['da', 'Failed to save 2 files', '2 filer blev ikke gemt. Årsagen står ved hver af dem.'],
	['de', 'Successfully saved 1 files', '1 Datei ist gespeichert.'],
])('translates the result of an upload into %s', (language, text, expected) => {
	const root = body(`<ol><li data-sonner-toast=""><div data-title="">${text}</div></li></ol>`);
	translateWithin(root, language);
	expect(root.textContent).toBe(expected);
});

it('removes the time of the last save until its texts are loaded', () => {
	const root = body('<div class="autosave">Last saved Loading... ago</div>');
	translateWithin(root, 'en');
	expect(root.textContent).toBe('');
	const saving = body('<div class="autosave">Saving...</div>');
	translateWithin(saving, 'en');
	expect(saving.textContent).toBe('Saving...');
});

it('removes the field name as tooltip of a checkbox with a label', () => {
	const box = (id: string) => `<input id="${id}" type="checkbox" name="noindex" title="noindex">`;
	const root = body(
		`<div class="checkbox-input">${box('a')}${box('b')}</div><label for="a">Hide</label>`,
	);
	translateWithin(root, 'en');
	expect([...root.querySelectorAll('input')].map(({ title }) => title)).toEqual(['', 'noindex']);
});

it('translates changed texts, changed attributes and added elements', async () => {
	const root = body(
		'<h4 class="item-card-grid__title"> </h4><button class="diff-collapser__toggle-button"></button>',
	);
	const observer = new MutationObserver(() => {});
	observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
	const [text] = root.querySelector('h4')?.childNodes ?? [];
	if (text) text.nodeValue = 'Folders';
	root.querySelector('button')?.setAttribute('aria-label', 'Expand');
	root.insertAdjacentHTML('beforeend', '<p><b class="popup-list-group-label">Order</b></p>');
	translateChanges(observer.takeRecords(), 'de');
	observer.disconnect();
	expect(root.textContent).toBe('OrdnerReihenfolge');
	expect(root.querySelector('button')?.getAttribute('aria-label')).toBe('Aufklappen');
});

it('lowercases the label of a list after "Alle" in Danish, except acronyms, also when run twice', () => {
	const button = (label: string) =>
		`<button class="btn default-list-view-tabs__button"><span class="btn__content"><span class="btn__label">${label}</span></span></button>`;
	const tab = (name: string) => button(`Alle<!-- --> <!-- -->${name}`);
	const root = body(`${tab('Sider')}${tab('RCS-priser')}${button('Efter mappe')}`);
	translateWithin(root, 'da');
	translateWithin(root, 'da');
	const labels = () => [...root.querySelectorAll('button')].map(({ textContent }) => textContent);
	expect(labels()).toEqual(['Alle sider', 'Alle RCS-priser', 'Efter mappe']);
	body(tab('Seiten'));
	translateWithin(root, 'de');
	expect(labels()).toEqual(['Alle Seiten']);
});
