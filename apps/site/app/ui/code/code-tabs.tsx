import { useMessages } from '~/i18n/context';
import { Tabs } from '~/ui/page/tabs';
import { CodeBlock } from './code-block';
import { chooseCodeLanguage, useCodeLanguage } from './code-choice';
import { codeLanguage } from './code-grammars';

interface CodeTabsProps {
	/** The same code in several languages, each once; the first is the default. */
	samples: readonly { language: string; code: string }[];
}

/** Source code in several languages, of which one choice holds for every sample of the site; all of them where no scripts run. */
export function CodeTabs({ samples }: CodeTabsProps) {
	const messages = useMessages();
	const chosen = useCodeLanguage();
	const [first, ...others] = samples;
	if (!first) return null;
	if (others.length === 0) return <CodeBlock {...first} />;
	const current = samples.find(({ language }) => language === chosen) ?? first;
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
