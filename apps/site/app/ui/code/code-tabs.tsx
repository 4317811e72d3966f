import { useMessages } from '~/i18n/context';
import { Tabs } from '~/ui/page/tabs';
import { CodeBlock } from './code-block';
import { chooseCodeLanguage, useCodeLanguage } from './code-choice';
import { codeLanguage } from './code-grammars';

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
