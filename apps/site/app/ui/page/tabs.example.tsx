import { useState } from 'react';
import type { PartExamples } from '~/testing/part-examples';
import { Tabs } from './tabs';

const tabs = [
	{ key: 'sms', label: 'SMS', panel: <p>160 characters.</p> },
	{ key: 'rcs', label: 'RCS', panel: <p>160 bytes, or a picture.</p> },
] as const;

function Example() {
	const [selected, setSelected] = useState<'sms' | 'rcs'>('sms');
	return <Tabs label="Channel" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

export const examples: PartExamples = { Tabs: <Example /> };
