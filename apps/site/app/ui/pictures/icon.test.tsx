// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml } from '~/testing/render';
import { Icon } from './icon';

const names =
	'send message-square messages-square mail smartphone webhook shield-check globe chart-line clock key-round route list-checks users plug file-text languages bell badge-check map-pin phone receipt server undo-2 image calendar-check';

describe('Icon', () => {
	const drawing = (name: string) => renderHtml(<Icon name={name} />).innerHTML;

	it.each(names.split(' '))('knows %s', (name) => {
		expect(drawing(name)).not.toBe(drawing('no such icon'));
	});

	it('shows a pennant for names it does not know, inherited ones too', () => {
		expect(drawing('constructor')).toBe(drawing('no such icon'));
	});
});
