import { exampleDrawing } from '~/sections/example-parts';
import type { PartExamples } from '~/testing/part-examples';
import { Picture } from './picture';

export const examples: PartExamples = (t) => {
	const drawing = exampleDrawing(
		'feature-office',
		t({ en: 'An office by the water', da: 'Et kontor ved vandet', de: 'Ein Büro am Wasser' }),
	);
	const photo = {
		...drawing,
		url: '/content/media/office.png',
		mimeType: 'image/png',
	};

	return {
		'A drawing': (
			<Picture
				media={exampleDrawing(
					'feature-office',
					t({
						en: 'An office by the water',
						da: 'Et kontor ved vandet',
						de: 'Ein Büro am Wasser',
					}),
				)}
			/>
		),
		'A photograph, in widths and formats': <Picture media={photo} />,
		'Cropped to a fixed size': <Picture media={photo} fixed={{ width: 160, height: 160 }} />,
	};
};
