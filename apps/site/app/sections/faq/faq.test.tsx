// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml, texts } from '~/testing/render';
import { example } from './example';
import { FaqSection } from './faq';

describe('FaqSection', () => {
	it('renders all answers in collapsed details without JavaScript', () => {
		const container = renderHtml(<FaqSection section={example} />);
		expect(texts(container, 'details > summary h3')).toEqual(
			example.items.map((item) => item.question),
		);
		expect(container.textContent).toContain('Everything outside GSM-7.');
	});
});
