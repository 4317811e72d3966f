'use client';
import { useTranslation } from '@payloadcms/ui';
import { translatorIn } from '../platform/i18n/words.ts';
import { gapWords } from './gap-words.ts';

interface Props {
	isAccepted: boolean;
	onChange: (isAccepted: boolean) => void;
}

/** Asks whether to publish translations in which texts are missing. */
export function AcceptGaps({ isAccepted, onChange }: Props) {
	const { i18n } = useTranslation();
	return (
		<p>
			<label>
				<input
					checked={isAccepted}
					onChange={(event) => onChange(event.target.checked)}
					type="checkbox"
				/>
				{translatorIn(i18n.language)(gapWords.accept)}
			</label>
		</p>
	);
}
