// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { fieldPathOf } from './field-path.ts';

const pathOf = (html: string): string | null => {
	document.body.innerHTML = html;
	const element = document.querySelector('button, input');
	return element && fieldPathOf(element);
};

it('returns the path of a field in a row', () => {
	expect(pathOf('<div id="field-sections__0__heading"><input></div>')).toBe('sections.0.heading');
});

it('returns the path of the field around an unnamed collapsible', () => {
	const collapsible = '<div id="field-collapsible-buttons.1.link._index-4"><button></button></div>';
	expect(pathOf(`<div id="field-buttons">${collapsible}</div>`)).toBe('buttons');
	expect(pathOf(collapsible)).toBeNull();
});

it('returns null outside of fields', () => {
	expect(pathOf('<p><button></button></p>')).toBeNull();
});
