// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml } from '~/testing/render';
import { RichText } from './rich-text';

describe('RichText', () => {
	it('renders nothing for an empty text', () => {
		expect(renderHtml(<RichText html=" " />).innerHTML).toBe('');
	});
});
