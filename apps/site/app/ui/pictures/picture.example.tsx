import { exampleDrawing } from '~/sections/example-parts';
import type { PartExamples } from '~/testing/part-examples';
import { Picture } from './picture';

const photo = {
	...exampleDrawing('feature-office', 'An office by the water'),
	url: '/content/media/office.png',
	mimeType: 'image/png',
};

export const examples: PartExamples = {
	'A drawing': <Picture media={exampleDrawing('feature-office', 'An office by the water')} />,
	'A photograph, in widths and formats': <Picture media={photo} />,
	'Cut to a size of its own': <Picture media={photo} fixed={{ width: 160, height: 160 }} />,
};
