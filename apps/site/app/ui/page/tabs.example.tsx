import { useState } from 'react';
import type { LocaleCode } from '#shared/locales/locale.ts';
import { translatorIn } from '~/testing/localized-example';
import type { PartExamples } from '~/testing/part-examples';
import { Tabs } from './tabs';

function Example({ locale }: { locale: LocaleCode }) {
	const t = translatorIn(locale);
	const [selected, setSelected] = useState<'sms' | 'rcs'>('sms');
	const sms = t({ en: '160 characters.', da: '160 tegn.', de: '160 Zeichen.' });
	const rcs = t({
		en: '160 bytes, or a picture.',
		da: '160 byte, eller et billede.',
		de: '160 Byte, oder ein Bild.',
	});
	const tabs = [
		{ key: 'sms', label: 'SMS', panel: <p>{sms}</p> },
		{ key: 'rcs', label: 'RCS', panel: <p>{rcs}</p> },
	] as const;
	const label = t({ en: 'Channel', da: 'Kanal', de: 'Kanal' });
	return <Tabs label={label} tabs={tabs} selected={selected} onSelect={setSelected} />;
}

export const examples: PartExamples = (_t, locale) => ({ Tabs: <Example locale={locale} /> });
