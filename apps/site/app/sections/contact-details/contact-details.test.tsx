// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml, texts } from '~/testing/render';
import { ContactDetailsSection } from './contact-details';
import { example } from './example';

describe('ContactDetailsSection', () => {
	it('links each channel and keeps the line breaks of the address', () => {
		const container = renderHtml(<ContactDetailsSection section={example} />);
		expect([...container.querySelectorAll('li a')].map((a) => a.getAttribute('href'))).toEqual([
			'mailto:hello@company.example',
			'/contact#openchat',
		]);
		expect(texts(container, 'dd')[0]).toBe(example.address);
	});

	it('labels address and opening hours in the page’s language and omits empty ones', () => {
		const container = renderHtml(
			<ContactDetailsSection section={{ ...example, openingHours: '' }} />,
			{ locale: 'de' },
		);
		expect(texts(container, 'dt')).toEqual(['Anschrift']);
	});
});
