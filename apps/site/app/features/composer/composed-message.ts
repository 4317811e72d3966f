import type { MessageChannel, PageSectionFieldsFragment } from '~/content/generated/operations';

/** The message that editors wrote for each channel (content contract, MessageComposerSection). */
export type ComposedMessage = Extract<
	PageSectionFieldsFragment,
	{ __typename: 'MessageComposerSection' }
>;

export type Channel = MessageChannel;
