// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml, texts } from '~/testing/render';
import { example } from './example';
import { VideoSection } from './video';

describe('VideoSection', () => {
	it('loads no video before it is played', () => {
		const video = renderHtml(<VideoSection section={example} />).querySelector('video');
		expect(video?.getAttribute('preload')).toBe('none');
		expect(video?.getAttribute('poster')).toBe('/content/media/video-poster.svg');
	});

	it('has captions in the page’s language and a transcript', () => {
		const container = renderHtml(<VideoSection section={example} />, { locale: 'da' });
		expect(container.querySelector('track')?.getAttribute('srclang')).toBe('da');
		expect(texts(container, 'details')).toEqual(['UdskriftA ship hoists six signal flags.']);
	});
});
