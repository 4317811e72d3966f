// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml } from '~/testing/render';
import { Icon } from './icon';

const names =
	'send message-square messages-square mail smartphone webhook shield-check globe chart-line clock key-round route list-checks users plug file-text languages bell badge-check map-pin phone receipt server undo-2 image calendar-check';

describe('Icon', () => {
	const drawing = (name: string) => renderHtml(<Icon name={name} />).innerHTML;

	it.each(names.split(' '))('renders %s', (name) => {
		expect(drawing(name)).not.toBe(drawing('no such icon'));
	});

	it('renders a pennant for unknown names, including inherited properties', () => {
		expect(drawing('constructor')).toBe(drawing('no such icon'));
	});
});
