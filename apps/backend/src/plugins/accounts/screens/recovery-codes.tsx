'use client';
import { Button } from '@payloadcms/ui';
import { CopyText } from '../../../admin/copy-text.tsx';
import { words } from '../../../platform/i18n/words.ts';

const texts = {
	heading: words('Recovery codes', 'Gendannelseskoder', 'Wiederherstellungscodes'),
	explanation: words(
		'Keep these codes in a safe place. Each signs you in once when you don’t have your device. They are not shown again.',
		'Gem koderne et sikkert sted. Hver af dem kan bruges én gang til at logge ind uden din enhed. De vises ikke igen.',
		'Bewahren Sie diese Codes sicher auf. Mit jedem können Sie sich einmal ohne Ihr Gerät anmelden. Sie werden nicht noch einmal angezeigt.',
	),
	done: words('I have stored them', 'Jeg har gemt dem', 'Ich habe sie aufbewahrt'),
};

interface Props {
	codes: readonly string[];
	t: (text: typeof texts.done) => string;
	onDone: () => void;
}

export function RecoveryCodes({ codes, t, onDone }: Props) {
	return (
		<>
			<h2>{t(texts.heading)}</h2>
			<p>{t(texts.explanation)}</p>
			<ul className="account-codes">
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
			<div className="account-actions">
				<Button type="button" size="large" onClick={onDone}>
					{t(texts.done)}
				</Button>
				<CopyText text={codes.join('\n')} />
			</div>
		</>
	);
}
