'use client';
import { readHexColor } from '@website/contracts/brand/color';
import { useId, useState } from 'react';
import { FileDrop } from '../../../admin/file-drop.tsx';
import { ColorChoice } from './color-choice.tsx';
import { Field } from './field.tsx';
import { uploadLogo } from './request.ts';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './steps.ts';
import { useSetup } from './use-setup.ts';

/** The name, the email address for visitors, the logo and the colors. */
export function CompanyStep({ answers, onAnswer, onBack }: StepProps) {
	const { t, language, send, refusal, setRefusal, isBusy, setBusy } = useSetup();
	const [name, setName] = useState(answers.name ?? '');
	const [email, setEmail] = useState(answers.email ?? '');
	const [colors, setColors] = useState({
		accent: answers.accent ?? '',
		secondary: answers.secondary ?? '',
	});
	const [file, setFile] = useState<File | null>(null);
	const hintId = useId();
	const saveLogo = async (): Promise<number | null | undefined> => {
		if (!file) return answers.logo ?? null;
		setBusy(true);
		const outcome = await uploadLogo(file, name, language);
		setBusy(false);
		if ('id' in outcome) return outcome.id;
		const message = t('logoFailed', { reason: outcome.refusal.message });
		setRefusal({ message, fields: {} });
		return undefined;
	};
	const onSubmit = async () => {
		const hasInvalidColor = Object.values(colors).some(
			(color) => color !== '' && !readHexColor(color),
		);
		if (hasInvalidColor) return setRefusal({ message: t('noColor'), fields: {} });
		const logo = await saveLogo();
		if (logo === undefined) return;
		const accent = readHexColor(colors.accent);
		const newAnswers = { name, email, logo, accent, secondary: readHexColor(colors.secondary) };
		if (await send(['/setup/answers', newAnswers])) onAnswer(newAnswers);
	};
	return (
		<StepForm
			title={t('companyTitle')}
			refusal={refusal}
			isBusy={isBusy}
			submit={{ label: t('continue'), onSubmit }}
			back={{ label: t('back'), onBack }}
		>
			<Field
				name="company"
				label={t('name')}
				value={name}
				onChange={setName}
				autoComplete="organization"
				hint={t('nameHint')}
			/>
			<Field
				name="email"
				type="email"
				label={t('email')}
				value={email}
				onChange={setEmail}
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
