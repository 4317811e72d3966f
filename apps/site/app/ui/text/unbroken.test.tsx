import { expect, test } from 'vitest';
import { renderMarkup } from '~/testing/render';
import { Unbroken } from './unbroken';

test('keeps a single letter and its word on one line', () => {
	expect(renderMarkup(<Unbroken>SMS or e-mail: which</Unbroken>)).toBe(
		'<span>SMS or <span class="whitespace-nowrap">e-mail</span>: which</span>',
	);
});

test('keeps a name and its number on one line', () => {
	expect(renderMarkup(<Unbroken>GSM-7 or UCS-2: which</Unbroken>)).toBe(
		'<span><span class="whitespace-nowrap">GSM-7</span> or <span class="whitespace-nowrap">UCS-2</span>: which</span>',
	);
});

test.each(['opt-in, opt-out', 'plain words', 'E-Rechtsschutzversicherungen'])(
	'does not change %s',
	(text) => {
		expect(renderMarkup(<Unbroken>{text}</Unbroken>)).toBe(text);
	},
);
