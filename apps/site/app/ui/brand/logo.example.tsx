import { exampleLogo } from '~/sections/example-parts';
import type { PartExamples } from '~/testing/part-examples';
import { themeClass } from '~/ui/page/section';
import { Logo } from './logo';

const drawing = exampleLogo('nordpakke', 'Nordpakke');
const picture = { ...drawing, url: '/content/media/logo-picture.png', mimeType: 'image/png' };

export const examples: PartExamples = () => ({
	'A drawing': <Logo media={drawing} />,
	'A drawing on a dark field': (
		<div className={themeClass('dark')}>
			<Logo media={drawing} />
		</div>
	),
	'A picture on a dark field': (
		<div className={themeClass('dark')}>
			<Logo media={picture} />
		</div>
	),
});
