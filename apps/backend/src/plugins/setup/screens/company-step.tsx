'use client';
import { readHexColor } from '@website/contracts/brand/color';
import { useId, useState } from 'react';
import { z } from 'zod';
import { FileDrop } from '../../../admin/file-drop.tsx';
import { ColorChoice } from './color-choice.tsx';
import { Field, StepForm, type StepProps } from './step-form.tsx';

const uploadResponse = z.object({ doc: z.object({ id: z.number() }) });

/** The name, the email address for visitors, the logo and the colors. */
export function CompanyStep({ setup, answers, onAnswer, onBack }: StepProps) {
	const { t, call } = setup;
	const [colors, setColors] = useState({
		accent: answers.accent ?? '',
		secondary: answers.secondary ?? '',
	});
	const [file, setFile] = useState<File | null>(null);
	const hintId = useId();
	/** Uploads the logo to the media library, which validates it. */
	const saveLogo = async (name: string): Promise<number | null> => {
		if (!file) return answers.logo ?? null;
		const body = new FormData();
		body.append('file', file);
		body.append('_payload', JSON.stringify({ alt: name }));
		return (await call(uploadResponse, '/media?depth=0', { body })).doc.id;
	};
	const onSubmit = (fields: FormData) =>
		onAnswer(async () => {
			const name = String(fields.get('name'));
			return {
				name,
				email: String(fields.get('email')),
				logo: await saveLogo(name),
				accent: readHexColor(colors.accent),
				secondary: readHexColor(colors.secondary),
			};
		});
	return (
		<StepForm setup={setup} title={t('companyTitle')} onSubmit={onSubmit} onBack={onBack}>
			<Field
				setup={setup}
				name="name"
				label={t('name')}
				value={answers.name}
				autoComplete="organization"
				hint={t('nameHint')}
			/>
			<Field
				setup={setup}
				name="email"
				type="email"
				label={t('email')}
				value={answers.email}
				autoComplete="email"
				hint={t('emailHint')}
			/>
			<div className="setup-field">
				<FileDrop
					accept="image/svg+xml,image/png,image/jpeg,image/webp"
					describedBy={hintId}
					fileName={file?.name}
					label={t('logo')}
					onFile={setFile}
				/>
				<p id={hintId} className="own-quiet">
					{answers.logo ? t('logoStored') : t('logoHint')}
				</p>
			</div>
			{(['accent', 'secondary'] as const).map((color) => (
				<ColorChoice
					key={color}
					name={color}
					t={t}
					colors={colors}
					onChange={(value) => setColors({ ...colors, [color]: value })}
				/>
			))}
		</StepForm>
	);
}
