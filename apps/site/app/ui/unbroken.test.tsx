import { expect, test } from 'vitest';
import { renderMarkup } from '~/testing/render';
import { Unbroken } from './unbroken';

test('keeps a single letter with its word', () => {
	expect(renderMarkup(<Unbroken>SMS or e-mail: which</Unbroken>)).toBe(
		'SMS or <span class="whitespace-nowrap">e-mail</span>: which',
	);
});

test.each(['GSM-7 or UCS-2', 'opt-in, opt-out', 'plain words'])('leaves %s alone', (text) => {
	expect(renderMarkup(<Unbroken>{text}</Unbroken>)).toBe(text);
});
