import { useSyncExternalStore } from 'react';
import { useMessages } from '~/i18n/context';
import { Tabs } from '~/ui/page/tabs';
import { StoredChoice } from '../stored-choice';
import { CodeBlock } from './code-block';
import { codeLanguage } from './code-grammars';

/** The key of the selected code language in the local storage. */
export const storageName = 'code-language';

const choice = new StoredChoice(storageName);

/** Stores the language of code samples and applies it to all samples, also in other tabs. */
export const chooseCodeLanguage = (language: string): void => choice.choose(language);

/** The language of code samples selected by the visitor; null before a selection and on the server. */
const useCodeLanguage = (): string | null =>
	useSyncExternalStore(choice.subscribe, choice.read, () => null);

interface CodeTabsProps {
	/** The samples, at most one per language; the first is the default. */
	samples: readonly { language: string; code: string }[];
}

/** The same code in several languages. The selected language applies to the whole site. Without JavaScript, all samples are visible. */
export function CodeTabs({ samples }: CodeTabsProps) {
	const messages = useMessages();
	const selectedLanguage = useCodeLanguage();
	const [first, ...others] = samples;
	if (!first) return null;
	if (others.length === 0) return <CodeBlock {...first} />;
	const current = samples.find(({ language }) => language === selectedLanguage) ?? first;
	return (
		<div>
			<Tabs
				label={messages.codeLanguage}
				tabs={samples.map((sample) => ({
					key: sample.language,
					label: codeLanguage(sample.language).name,
					panel: <CodeBlock {...sample} />,
				}))}
				selected={current.language}
				onSelect={chooseCodeLanguage}
			/>
		</div>
	);
}
