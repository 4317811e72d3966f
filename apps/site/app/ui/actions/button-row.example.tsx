import { exampleButton } from '~/sections/example-parts';
import type { PartExamples } from '~/testing/part-examples';
import { ButtonRow } from './button-row';

export const examples: PartExamples = (say) => {
	const first = exampleButton(
		'/contact',
		say({ en: 'Get started', da: 'Kom i gang', de: 'Loslegen' }),
	);

	return {
		One: <ButtonRow buttons={[first]} />,
		'Every look': (
			<ButtonRow
				buttons={[
					first,
					exampleButton(
						'/pricing',
						say({ en: 'See prices', da: 'Se priser', de: 'Preise ansehen' }),
						'secondary',
					),
					exampleButton(
						'/docs',
						say({ en: 'Documentation', da: 'Dokumentation', de: 'Dokumentation' }),
						'ghost',
					),
					exampleButton(
						'/blog',
						say({ en: 'Read on', da: 'Læs videre', de: 'Weiterlesen' }),
						'link',
					),
				]}
			/>
		),
	};
};
