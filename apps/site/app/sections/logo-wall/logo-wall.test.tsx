// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml, texts } from '~/testing/render';
import { example } from './example';
import { LogoWallSection } from './logo-wall';

describe('LogoWallSection', () => {
	const container = renderHtml(<LogoWallSection section={example} />);

	it('omits entries whose picture was deleted', () => {
		expect(texts(container, 'li')).toHaveLength(2);
	});

	it('labels a linked logo with company and link title, and an unlinked one with the company', () => {
		expect(container.querySelector('a')?.getAttribute('aria-label')).toBe(
			'Nordpakke: Customer cases',
		);
		expect(container.querySelector('a img')?.getAttribute('alt')).toBe('');
		expect(container.querySelector('li:nth-child(2) img')?.getAttribute('alt')).toBe('Brygge Bank');
	});
});
