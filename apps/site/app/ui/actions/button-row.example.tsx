import { exampleButton } from '~/sections/example-parts';
import type { PartExamples } from '~/testing/part-examples';
import { ButtonRow } from './button-row';

export const examples: PartExamples = (t) => {
	const first = exampleButton(
		'/contact',
		t({ en: 'Get started', da: 'Kom i gang', de: 'Loslegen' }),
	);

	return {
		One: <ButtonRow buttons={[first]} />,
		'Every look': (
			<ButtonRow
				buttons={[
					first,
					exampleButton(
						'/pricing',
						t({ en: 'See prices', da: 'Se priser', de: 'Preise ansehen' }),
						'secondary',
					),
					exampleButton(
						'/docs',
						t({ en: 'Documentation', da: 'Dokumentation', de: 'Dokumentation' }),
						'ghost',
					),
					exampleButton('/blog', t({ en: 'Read on', da: 'Læs videre', de: 'Weiterlesen' }), 'link'),
				]}
			/>
		),
	};
};
