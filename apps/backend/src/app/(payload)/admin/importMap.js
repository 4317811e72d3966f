import { TitleCell as TitleCell_1650b7bb15e7499424b9cfa3f538e87e } from '../../../languages/titles/title-cell.tsx'
import { SlugNotice as SlugNotice_bf3c8e3e067a6e1b65fc0b97f096339a } from '../../../fields/addresses/slug-notice.tsx'
import { BlockLabel as BlockLabel_0f973ba520f7020a9b6d6755b1c0b38a } from '../../../fields/sections/block-label.tsx'
import { LinkSearch as LinkSearch_c46bf812a90229e4ae670701be86e6b7 } from '../../../links/screens/link-search.tsx'
import { CheckboxDiff as CheckboxDiff_417af923d9de54d1761604f0b033f68c } from '../../../editing/comparing/checkbox-diff.tsx'
import { RowLabel as RowLabel_31ce611972af392378c10ae3cef39a86 } from '../../../fields/sections/row-label.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { PasteFeatureClient as PasteFeatureClient_6cc3a1f2f0589859c2db338e7ad52715 } from '../../../fields/pasting/feature-client.tsx'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnavailableReason as UnavailableReason_dd1d4913dc344e66c6d1e2f36c262e19 } from '../../../fields/unavailable/reason.tsx'
import { BlockPicker as BlockPicker_47695729f4fa0285f08feb94c763ac4e } from '../../../fields/blocks/block-picker.tsx'
import { InsertPattern as InsertPattern_9dcc4929123f89b4878b7c5a5e6f4549 } from '../../../fields/sections/insert-pattern.tsx'
import { AppearancePanel as AppearancePanel_9dcc9a04e124179d190c18dec45374e6 } from '../../../publishing/preview/appearance/appearance-panel.tsx'
import { FocusKeywordCheck as FocusKeywordCheck_056d4cbad2e0a2e0e2252d433077c5b6 } from '../../../editing/focus-keyword/focus-keyword-check.tsx'
import { ChecklistPanel as ChecklistPanel_b60f5834fe748cd2d9e3297ce8bd366a } from '../../../checklist/screens/checklist-panel.tsx'
import { UsedInPanel as UsedInPanel_56b17d567373a39006cda33cc93ea62b } from '../../../usage/screens/used-in-panel.tsx'
import { SharePanel as SharePanel_a44c5d29703e9cc55a025dbcb43b1d79 } from '../../../sharing/screens/share-panel.tsx'
import { AddToRelease as AddToRelease_15acb2ea663e89a5aa3aaf45cb29d60c } from '../../../releases/screens/add-to-release.tsx'
import { ReviewCell as ReviewCell_d8c3451790a3e09445bad6b2bb22ec03 } from '../../../review/list/review-cell.tsx'
import { ReviewPanel as ReviewPanel_0ef1b36f1d3bee0a319c4cd69a4370d1 } from '../../../review/screens/review-panel.tsx'
import { FollowTitle as FollowTitle_61365b1259e2ef7e61108a6375dfab70 } from '../../../languages/titles/follow-title.tsx'
import { StatesCell as StatesCell_404fcbb6952bf498d6929aca61f37b73 } from '../../../languages/states/screens/states-cell.tsx'
import { StatesPanel as StatesPanel_bd903b966da5274cc15ff23ca54960c1 } from '../../../languages/states/screens/states-panel.tsx'
import { BulkPublishing as BulkPublishing_91c3677b71a6123768eb1c190cf19b14 } from '../../../publishing-screens/bulk-publishing.tsx'
import { BulkDelete as BulkDelete_4d16d3bbbb59024a109766c14ff02f68 } from '../../../usage/screens/bulk-delete.tsx'
import { LivePreviewBridge as LivePreviewBridge_2faf1740ea7b05b67d01dfa260eccc51 } from '../../../publishing/preview/live-preview-bridge.tsx'
import { ScheduleButton as ScheduleButton_ec0c9f03f219d3f8241ead12d2a8e7e8 } from '../../../schedule/screens/schedule-button.tsx'
import { SaveBeforeLeaving as SaveBeforeLeaving_5491b5eee4728e7bda73b2d41b76242d } from '../../../editing/saving/save-before-leaving.tsx'
import { HandOver as HandOver_5e867bd01ef581e4eda3df8e4f25b551 } from '../../../handover/screens/hand-over.tsx'
import { DeleteItem as DeleteItem_1a2f8ec35d70e1739982e8ce6954b3e2 } from '../../../usage/screens/delete-item.tsx'
import { PublishButton as PublishButton_2d6a43d471c63032ba6b93eab034eb3b } from '../../../publishing-screens/publish-button.tsx'
import { StatusLines as StatusLines_236641a1b8ff48aba83abbfb9879f22b } from '../../../publishing-screens/status-lines.tsx'
import { UnpublishItem as UnpublishItem_738d5d62ef6e1808e8e70df3af2eb81d } from '../../../publishing-screens/unpublish-item.tsx'
import { RestoreButton as RestoreButton_da84d91ce6df96b2c8e232c3b82d8b9f } from '../../../publishing-screens/restore-button.tsx'
import { VersionList as VersionList_2b5c15c404c4b0ecdf8e6af4e376b050 } from '../../../publishing/version-list/version-list.tsx'
import { SideView as SideView_7d81e15369638dc72620911f787fe1e3 } from '../../../languages/side/side-view.tsx'
import { LocalDateField as LocalDateField_05ee8fb17cb34ad1038ff7481cf03de1 } from '../../../editing/dates/local-date-field.tsx'
import { ReleasePanel as ReleasePanel_37d6bfb84c6b37e87b8b396a44ffc2f9 } from '../../../releases/screens/release-panel.tsx'
import { SizeAdvicePanel as SizeAdvicePanel_7e1553de8e3964e8c20341e2d0231990 } from '../../../media/size-advice-panel.tsx'
import { ReplaceFile as ReplaceFile_c05b53f96c5338c81ab7786cfe0fc58e } from '../../../media/screens/replace-file.tsx'
import { FocalPoint as FocalPoint_cb1a8f6c41c186cf2b04aff0e0f22c36 } from '../../../media/screens/focal-point.tsx'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { SortFiles as SortFiles_533fef6392f669b0670bf9f3c824b896 } from '../../../media/screens/sort-files.tsx'
import { UnusedMedia as UnusedMedia_73d9ded5af0c7869e1263f562f48ef86 } from '../../../usage/screens/unused-media.tsx'
import { LeadsToCell as LeadsToCell_9c7c39180bf98ab51904019de4fb5485 } from '../../../redirects/leads-to-cell.tsx'
import { CsvPanel as CsvPanel_ec9acface84f03583851a73109f0edf0 } from '../../../prices/admin/csv-panel.tsx'
import { Answers as Answers_ea7e57a4183eb0495746faf2291111a7 } from '../../../forms/screens/answers.tsx'
import { VisitorsLanguageCell as VisitorsLanguageCell_c3fe87492dd5bc6b9d6ac6540b5c03a8 } from '../../../forms/screens/visitors-language.tsx'
import { VisitorsLanguage as VisitorsLanguage_c3fe87492dd5bc6b9d6ac6540b5c03a8 } from '../../../forms/screens/visitors-language.tsx'
import { CsvDownload as CsvDownload_b1b054c20db55d82a63f18958019a364 } from '../../../editing/csv-download.tsx'
import { CurrentPassword as CurrentPassword_3f551f421627fb79ab5b0a4c688ef972 } from '../../../accounts/screens/account/current-password.tsx'
import { AccountPanels as AccountPanels_c0281e90b8d3f1cbc0d7f9a3c3b9f353 } from '../../../accounts/screens/account/account-panels.tsx'
import { InviteView as InviteView_37c6e7464ed220d7e9abc2665fbc2e44 } from '../../../accounts/screens/invite-view.tsx'
import { CodeCell as CodeCell_26f5d6f6892719b4f669be7dd19b5e97 } from '../../../prices/admin/code-cell.tsx'
import { CountryNameInput as CountryNameInput_3bf86c28375a7ddc85a086bdce77d6cc } from '../../../prices/admin/country-name-input.tsx'
import { AmountCell as AmountCell_f16a7330405cbb3ced30bf5873169336 } from '../../../prices/admin/amount-cell.tsx'
import { AmountInput as AmountInput_6a792b67e2eeed8f75cfd66c0a2f6e2e } from '../../../prices/admin/amount-input.tsx'
import { AmountDiff as AmountDiff_364b77bee8e336a1ccd0e443ff5dc2a3 } from '../../../prices/admin/amount-diff.tsx'
import { DayCell as DayCell_33c17cd98a1043519e2340af06828276 } from '../../../prices/admin/day-cell.tsx'
import { DayInput as DayInput_7c5e9a2e8777e9951702cb8c1bbc7c77 } from '../../../prices/admin/day-input.tsx'
import { DayDiff as DayDiff_407afb8ba374a76912c41cb1e05b3ab8 } from '../../../prices/admin/day-diff.tsx'
import { CountCell as CountCell_f399e5b37e1818bf8e2124c8b5a06563 } from '../../../prices/admin/count-cell.tsx'
import { TokenInput as TokenInput_426f797b93a53b34111b1f1a9f7e65cb } from '../../../prices/admin/token-input.tsx'
import { DocumentCell as DocumentCell_a805ec17915c17f491b7c9fbe266d2fb } from '../../../languages/states/screens/document-cell.tsx'
import { EntityCell as EntityCell_0612710a62d1e9fcfb65d825c1760e46 } from '../../../languages/states/screens/entity-cell.tsx'
import { StateCell as StateCell_7b031ecf00cad6778a77d4f110e60dc1 } from '../../../languages/states/screens/state-cell.tsx'
import { ListExchange as ListExchange_b9dd24c3d72700476ee9d8cd3a932d30 } from '../../../languages/xliff/list-exchange.tsx'
import { ColorInput as ColorInput_d849d3d823f12b95e479717209b1aab4 } from '../../../brand/screens/color-input.tsx'
import { LeftOutFiles as LeftOutFiles_47eef70464e7bbf95cb8c96ae2a69e55 } from '../../../media/screens/left-out-files.tsx'
import { SiteMark as SiteMark_1b91f552f6b7d736d30adcbc548eb6af } from '../../../desk/site-mark.tsx'
import { SiteLogo as SiteLogo_95b1a417ddee2c70a7893d667d1550f5 } from '../../../desk/site-logo.tsx'
import { CalendarLink as CalendarLink_335670bf872c55aa5136e39b65e4ed2c } from '../../../schedule/calendar/calendar-link.tsx'
import { WordsInCode as WordsInCode_c0be653654e1cdeab72d82c5f79cfd9b } from '../../../payload-fixes/words-in-code/provider.tsx'
import { Pressable as Pressable_41c03921bfcfea9af1584867258d3135 } from '../../../payload-fixes/pressable/provider.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { SignInView as SignInView_865c71bdced51bbed0540fbebc13fa85 } from '../../../accounts/screens/signing-in/sign-in-view.tsx'
import { ForgotView as ForgotView_61da8d655b456dff4199074c3c82e924 } from '../../../accounts/screens/signing-in/forgot-view.tsx'
import { SetPasswordView as SetPasswordView_b7bf6c9bd8c700f461b065ce622450a3 } from '../../../accounts/screens/signing-in/set-password-view.tsx'
import { CalendarView as CalendarView_3757e8e3993c4773e7faccdeccae3a3e } from '../../../schedule/calendar/calendar-view.tsx'
import { BrokenLinksView as BrokenLinksView_317c19ff695c35a2db7719fd827330de } from '../../../link-report/screens/broken-links-view.tsx'
import { Desk as Desk_4d8298911dd08f86acde8cd9dfe463cc } from '../../../desk/desk.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/languages/titles/title-cell.tsx#TitleCell": TitleCell_1650b7bb15e7499424b9cfa3f538e87e,
  "/fields/addresses/slug-notice.tsx#SlugNotice": SlugNotice_bf3c8e3e067a6e1b65fc0b97f096339a,
  "/fields/sections/block-label.tsx#BlockLabel": BlockLabel_0f973ba520f7020a9b6d6755b1c0b38a,
  "/links/screens/link-search.tsx#LinkSearch": LinkSearch_c46bf812a90229e4ae670701be86e6b7,
  "/editing/comparing/checkbox-diff.tsx#CheckboxDiff": CheckboxDiff_417af923d9de54d1761604f0b033f68c,
  "/fields/sections/row-label.tsx#RowLabel": RowLabel_31ce611972af392378c10ae3cef39a86,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/fields/pasting/feature-client.tsx#PasteFeatureClient": PasteFeatureClient_6cc3a1f2f0589859c2db338e7ad52715,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/fields/unavailable/reason.tsx#UnavailableReason": UnavailableReason_dd1d4913dc344e66c6d1e2f36c262e19,
  "/fields/blocks/block-picker.tsx#BlockPicker": BlockPicker_47695729f4fa0285f08feb94c763ac4e,
  "/fields/sections/insert-pattern.tsx#InsertPattern": InsertPattern_9dcc4929123f89b4878b7c5a5e6f4549,
  "/publishing/preview/appearance/appearance-panel.tsx#AppearancePanel": AppearancePanel_9dcc9a04e124179d190c18dec45374e6,
  "/editing/focus-keyword/focus-keyword-check.tsx#FocusKeywordCheck": FocusKeywordCheck_056d4cbad2e0a2e0e2252d433077c5b6,
  "/checklist/screens/checklist-panel.tsx#ChecklistPanel": ChecklistPanel_b60f5834fe748cd2d9e3297ce8bd366a,
  "/usage/screens/used-in-panel.tsx#UsedInPanel": UsedInPanel_56b17d567373a39006cda33cc93ea62b,
  "/sharing/screens/share-panel.tsx#SharePanel": SharePanel_a44c5d29703e9cc55a025dbcb43b1d79,
  "/releases/screens/add-to-release.tsx#AddToRelease": AddToRelease_15acb2ea663e89a5aa3aaf45cb29d60c,
  "/review/list/review-cell.tsx#ReviewCell": ReviewCell_d8c3451790a3e09445bad6b2bb22ec03,
  "/review/screens/review-panel.tsx#ReviewPanel": ReviewPanel_0ef1b36f1d3bee0a319c4cd69a4370d1,
  "/languages/titles/follow-title.tsx#FollowTitle": FollowTitle_61365b1259e2ef7e61108a6375dfab70,
  "/languages/states/screens/states-cell.tsx#StatesCell": StatesCell_404fcbb6952bf498d6929aca61f37b73,
  "/languages/states/screens/states-panel.tsx#StatesPanel": StatesPanel_bd903b966da5274cc15ff23ca54960c1,
  "/publishing-screens/bulk-publishing.tsx#BulkPublishing": BulkPublishing_91c3677b71a6123768eb1c190cf19b14,
  "/usage/screens/bulk-delete.tsx#BulkDelete": BulkDelete_4d16d3bbbb59024a109766c14ff02f68,
  "/publishing/preview/live-preview-bridge.tsx#LivePreviewBridge": LivePreviewBridge_2faf1740ea7b05b67d01dfa260eccc51,
  "/schedule/screens/schedule-button.tsx#ScheduleButton": ScheduleButton_ec0c9f03f219d3f8241ead12d2a8e7e8,
  "/editing/saving/save-before-leaving.tsx#SaveBeforeLeaving": SaveBeforeLeaving_5491b5eee4728e7bda73b2d41b76242d,
  "/handover/screens/hand-over.tsx#HandOver": HandOver_5e867bd01ef581e4eda3df8e4f25b551,
  "/usage/screens/delete-item.tsx#DeleteItem": DeleteItem_1a2f8ec35d70e1739982e8ce6954b3e2,
  "/publishing-screens/publish-button.tsx#PublishButton": PublishButton_2d6a43d471c63032ba6b93eab034eb3b,
  "/publishing-screens/status-lines.tsx#StatusLines": StatusLines_236641a1b8ff48aba83abbfb9879f22b,
  "/publishing-screens/unpublish-item.tsx#UnpublishItem": UnpublishItem_738d5d62ef6e1808e8e70df3af2eb81d,
  "/publishing-screens/restore-button.tsx#RestoreButton": RestoreButton_da84d91ce6df96b2c8e232c3b82d8b9f,
  "/publishing/version-list/version-list.tsx#VersionList": VersionList_2b5c15c404c4b0ecdf8e6af4e376b050,
  "/languages/side/side-view.tsx#SideView": SideView_7d81e15369638dc72620911f787fe1e3,
  "/editing/dates/local-date-field.tsx#LocalDateField": LocalDateField_05ee8fb17cb34ad1038ff7481cf03de1,
  "/releases/screens/release-panel.tsx#ReleasePanel": ReleasePanel_37d6bfb84c6b37e87b8b396a44ffc2f9,
  "/media/size-advice-panel.tsx#SizeAdvicePanel": SizeAdvicePanel_7e1553de8e3964e8c20341e2d0231990,
  "/media/screens/replace-file.tsx#ReplaceFile": ReplaceFile_c05b53f96c5338c81ab7786cfe0fc58e,
  "/media/screens/focal-point.tsx#FocalPoint": FocalPoint_cb1a8f6c41c186cf2b04aff0e0f22c36,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/media/screens/sort-files.tsx#SortFiles": SortFiles_533fef6392f669b0670bf9f3c824b896,
  "/usage/screens/unused-media.tsx#UnusedMedia": UnusedMedia_73d9ded5af0c7869e1263f562f48ef86,
  "/redirects/leads-to-cell.tsx#LeadsToCell": LeadsToCell_9c7c39180bf98ab51904019de4fb5485,
  "/prices/admin/csv-panel.tsx#CsvPanel": CsvPanel_ec9acface84f03583851a73109f0edf0,
  "/forms/screens/answers.tsx#Answers": Answers_ea7e57a4183eb0495746faf2291111a7,
  "/forms/screens/visitors-language.tsx#VisitorsLanguageCell": VisitorsLanguageCell_c3fe87492dd5bc6b9d6ac6540b5c03a8,
  "/forms/screens/visitors-language.tsx#VisitorsLanguage": VisitorsLanguage_c3fe87492dd5bc6b9d6ac6540b5c03a8,
  "/editing/csv-download.tsx#CsvDownload": CsvDownload_b1b054c20db55d82a63f18958019a364,
  "/accounts/screens/account/current-password.tsx#CurrentPassword": CurrentPassword_3f551f421627fb79ab5b0a4c688ef972,
  "/accounts/screens/account/account-panels.tsx#AccountPanels": AccountPanels_c0281e90b8d3f1cbc0d7f9a3c3b9f353,
  "/accounts/screens/invite-view.tsx#InviteView": InviteView_37c6e7464ed220d7e9abc2665fbc2e44,
  "/prices/admin/code-cell.tsx#CodeCell": CodeCell_26f5d6f6892719b4f669be7dd19b5e97,
  "/prices/admin/country-name-input.tsx#CountryNameInput": CountryNameInput_3bf86c28375a7ddc85a086bdce77d6cc,
  "/prices/admin/amount-cell.tsx#AmountCell": AmountCell_f16a7330405cbb3ced30bf5873169336,
  "/prices/admin/amount-input.tsx#AmountInput": AmountInput_6a792b67e2eeed8f75cfd66c0a2f6e2e,
  "/prices/admin/amount-diff.tsx#AmountDiff": AmountDiff_364b77bee8e336a1ccd0e443ff5dc2a3,
  "/prices/admin/day-cell.tsx#DayCell": DayCell_33c17cd98a1043519e2340af06828276,
  "/prices/admin/day-input.tsx#DayInput": DayInput_7c5e9a2e8777e9951702cb8c1bbc7c77,
  "/prices/admin/day-diff.tsx#DayDiff": DayDiff_407afb8ba374a76912c41cb1e05b3ab8,
  "/prices/admin/count-cell.tsx#CountCell": CountCell_f399e5b37e1818bf8e2124c8b5a06563,
  "/prices/admin/token-input.tsx#TokenInput": TokenInput_426f797b93a53b34111b1f1a9f7e65cb,
  "/languages/states/screens/document-cell.tsx#DocumentCell": DocumentCell_a805ec17915c17f491b7c9fbe266d2fb,
  "/languages/states/screens/entity-cell.tsx#EntityCell": EntityCell_0612710a62d1e9fcfb65d825c1760e46,
  "/languages/states/screens/state-cell.tsx#StateCell": StateCell_7b031ecf00cad6778a77d4f110e60dc1,
  "/languages/xliff/list-exchange.tsx#ListExchange": ListExchange_b9dd24c3d72700476ee9d8cd3a932d30,
  "/brand/screens/color-input.tsx#ColorInput": ColorInput_d849d3d823f12b95e479717209b1aab4,
  "/media/screens/left-out-files.tsx#LeftOutFiles": LeftOutFiles_47eef70464e7bbf95cb8c96ae2a69e55,
  "/desk/site-mark.tsx#SiteMark": SiteMark_1b91f552f6b7d736d30adcbc548eb6af,
  "/desk/site-logo.tsx#SiteLogo": SiteLogo_95b1a417ddee2c70a7893d667d1550f5,
  "/schedule/calendar/calendar-link.tsx#CalendarLink": CalendarLink_335670bf872c55aa5136e39b65e4ed2c,
  "/payload-fixes/words-in-code/provider.tsx#WordsInCode": WordsInCode_c0be653654e1cdeab72d82c5f79cfd9b,
  "/payload-fixes/pressable/provider.tsx#Pressable": Pressable_41c03921bfcfea9af1584867258d3135,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/accounts/screens/signing-in/sign-in-view.tsx#SignInView": SignInView_865c71bdced51bbed0540fbebc13fa85,
  "/accounts/screens/signing-in/forgot-view.tsx#ForgotView": ForgotView_61da8d655b456dff4199074c3c82e924,
  "/accounts/screens/signing-in/set-password-view.tsx#SetPasswordView": SetPasswordView_b7bf6c9bd8c700f461b065ce622450a3,
  "/schedule/calendar/calendar-view.tsx#CalendarView": CalendarView_3757e8e3993c4773e7faccdeccae3a3e,
  "/link-report/screens/broken-links-view.tsx#BrokenLinksView": BrokenLinksView_317c19ff695c35a2db7719fd827330de,
  "/desk/desk.tsx#Desk": Desk_4d8298911dd08f86acde8cd9dfe463cc,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
