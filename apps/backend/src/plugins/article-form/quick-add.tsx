'use client';
import { useForm, useFormFields, useTranslation } from '@payloadcms/ui';
import { translatorIn, words } from '../../platform/i18n/words.ts';

const elements = [
	['content', words('Text', 'Tekst', 'Text')],
	['heading', words('Heading', 'Overskrift', 'Überschrift')],
	['media', words('Image', 'Billede', 'Bild')],
	['quote', words('Quote', 'Citat', 'Zitat')],
] as const;

const legend = words('Write on with', 'Skriv videre med', 'Weiterschreiben mit');
const begin = words('Begin with', 'Begynd med', 'Beginnen mit');

/** Buttons below an article's body that add the most common elements. All others are in Payload's block list above. */
export function QuickAdd({ list }: { list: string }) {
	const { addFieldRow, disabled } = useForm();
	const { i18n } = useTranslation();
	const t = translatorIn(i18n.language);
	const count = useFormFields(([fields]) => fields[list]?.rows?.length ?? 0);
	if (disabled) return null;
	return (
		<fieldset className="article-add">
			<legend>{t(count === 0 ? begin : legend)}</legend>
			{elements.map(([blockType, label]) => (
				<button
					key={blockType}
					onClick={() => {
						addFieldRow({ path: list, schemaPath: list, blockType, rowIndex: count });
					}}
					type="button"
				>
					<span aria-hidden="true">+</span> {t(label)}
				</button>
			))}
		</fieldset>
	);
}
