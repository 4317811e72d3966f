import { ReadOnlyLine as ReadOnlyLine_06d777ca8089778d4225ca6d06825c15 } from '../../../access/read-only-line.tsx'
import { SlugNotice as SlugNotice_5c0caf7992eabb1366a1856cad916d4d } from '../../../model/fields/addresses/slug-notice.tsx'
import { ChecklistPanel as ChecklistPanel_ad8c9910f5462b73f8ee670e68ea4466 } from '../../../plugins/publish-checks/checklist-panel.tsx'
import { SharePanel as SharePanel_90f1c9788cc2e40451b915566809df81 } from '../../../plugins/share-links/share-panel.tsx'
import { DocumentReleases as DocumentReleases_3bb3839c8b6fad65c56ec3aa3afbebb2 } from '../../../plugins/releases/document-releases.tsx'
import { StatesCell as StatesCell_44b2c5551b45adc9a162ab26a12200c0 } from '../../../plugins/translations/states/screens/cells.tsx'
import { StatesPanel as StatesPanel_e3169b09ffd32cca37eaeb4630a07b5f } from '../../../plugins/translations/states/screens/states-panel.tsx'
import { ReviewCell as ReviewCell_748eb9271513b715d0b711a8eb686252 } from '../../../plugins/review/review-cell.tsx'
import { ReviewPanel as ReviewPanel_ce95c37808ece3a780fdcd97b4aa7271 } from '../../../plugins/review/screens/review-panel.tsx'
import { UsedInPanel as UsedInPanel_0556f439fd1a118390e1311df65c87fd } from '../../../plugins/references/screens/used-in-panel.tsx'
import { SidebarTabs as SidebarTabs_0dbd2a3dbe9cc86c63ac0d1ffe54967e } from '../../../admin/sidebar/sidebar-tabs.tsx'
import { EmptyLanguage as EmptyLanguage_a23e76fb8ea227d358dd8ec0c6acdc2a } from '../../../plugins/translations/empty-language.tsx'
import { TitleCell as TitleCell_1b4434c6801d7965bd2f6ec676e8afe3 } from '../../../plugins/localized-titles/title-cell.tsx'
import { BlockLabel as BlockLabel_7e960b203ce5e8522dc03424e11004e4 } from '../../../model/fields/sections/block-label.tsx'
import { LinkSearch as LinkSearch_9f242a9894f8c4a9d8305d34f87e6e2a } from '../../../plugins/link-picker/link-search.tsx'
import { CheckboxDiff as CheckboxDiff_4b4f518ac1c8e4cc31986bcd8b0c73ec } from '../../../plugins/admin-ui/checkbox-diff.tsx'
import { RowLabel as RowLabel_7e960b203ce5e8522dc03424e11004e4 } from '../../../model/fields/sections/block-label.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { PasteFeatureClient as PasteFeatureClient_e0d2f46d507412fbc21f8a4d1b022f3d } from '../../../model/fields/pasting/paste-plugin.tsx'
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
import { BlockPicker as BlockPicker_b12e1879f63f452d21d0ce1e8382e107 } from '../../../model/fields/sections/block-picker.tsx'
import { AppearancePanel as AppearancePanel_a3ea61b4926131742b63b0ece2f3e5bc } from '../../../plugins/live-preview/appearance-panel.tsx'
import { FocusKeywordCheck as FocusKeywordCheck_9ee2d019087bbd3fa30c5e2a5701672e } from '../../../model/fields/seo/focus-keyword-check.tsx'
import { FollowTitle as FollowTitle_9a5ebe2cf7f07f01299ab7919d9bb65f } from '../../../plugins/localized-titles/follow-title.tsx'
import { NoDiff as NoDiff_e0df8d258372c448963b1ae79ba0744f } from '../../../plugins/admin-ui/no-diff.tsx'
import { BulkPublishing as BulkPublishing_895500f3811648dedef8d63459002da1 } from '../../../plugins/publishing/screens/bulk-publishing.tsx'
import { BulkDelete as BulkDelete_444f1ef59b72f080d5d011432bb75303 } from '../../../plugins/references/screens/bulk-delete.tsx'
import { ListOnPhones as ListOnPhones_0fe910d8ae13d8bae3d3a607c2198793 } from '../../../plugins/admin-ui/list-on-phones.tsx'
import { LivePreviewBridge as LivePreviewBridge_886b64aacd3648fae3c55386069999e2 } from '../../../plugins/live-preview/live-preview-bridge.tsx'
import { Presence as Presence_8f186cdf9108d698088bc6616c876c84 } from '../../../plugins/presence/presence.tsx'
import { ScheduleButton as ScheduleButton_6d22203706944ed5de09d2fa36f43fbf } from '../../../plugins/releases/schedule-button.tsx'
import { ReviewBar as ReviewBar_ce95c37808ece3a780fdcd97b4aa7271 } from '../../../plugins/review/screens/review-panel.tsx'
import { RememberDocument as RememberDocument_6b364056abdb3070ce65c2dd1da19f07 } from '../../../plugins/command-palette/remember-document.tsx'
import { SaveBeforeLeaving as SaveBeforeLeaving_bd4bf40e11bc953f273c1e58bfe2dd0b } from '../../../plugins/autosave/saving/save-before-leaving.tsx'
import { Untitled as Untitled_e829104a197bc49526326a76fe2d5fd8 } from '../../../plugins/admin-ui/untitled.tsx'
import { MoreItems as MoreItems_07e3359da1725cd610b9ebce0272214e } from '../../../admin/forms/more-items.tsx'
import { DeleteItem as DeleteItem_ba338ac19ab40e116a4bedbff6ebf4b5 } from '../../../plugins/references/screens/delete-item.tsx'
import { PublishButton as PublishButton_f23dbfdc87ab8f1a7f7dc1573c1add72 } from '../../../plugins/publishing/screens/publish-button.tsx'
import { StatusLines as StatusLines_e7dd11eabdd8f824d0e07eba8fc79c65 } from '../../../plugins/publishing/screens/status-lines.tsx'
import { UnpublishItem as UnpublishItem_382e7b6f4746008a27b33d53e2188040 } from '../../../plugins/publishing/screens/unpublish-item.tsx'
import { RestoreButton as RestoreButton_fca84d42831a5809a22ab76d89129136 } from '../../../plugins/publishing/screens/restore-button.tsx'
import { VersionList as VersionList_86db78b6571f9eda18d1163675233820 } from '../../../plugins/publishing/version-list.tsx'
import { SideView as SideView_c558341b07a199fd38fd944808aa0e93 } from '../../../plugins/translations/side/side-view.tsx'
import { LocalDateField as LocalDateField_99fae80cdab9b9cd6b49be9fa0bda43c } from '../../../plugins/admin-ui/local-date-field.tsx'
import { TitleInput as TitleInput_c568dab3400ff30ed94965a51f813526 } from '../../../plugins/article-form/title-input.tsx'
import { QuickAdd as QuickAdd_2b90cb2cf3cab7e832bae72846203162 } from '../../../plugins/article-form/quick-add.tsx'
import { ReleasePanel as ReleasePanel_365f011909cdad68f1fc02a508b8bff7 } from '../../../plugins/releases/release-panel.tsx'
import { DocumentCell as DocumentCell_44b2c5551b45adc9a162ab26a12200c0 } from '../../../plugins/translations/states/screens/cells.tsx'
import { EntityCell as EntityCell_44b2c5551b45adc9a162ab26a12200c0 } from '../../../plugins/translations/states/screens/cells.tsx'
import { StateCell as StateCell_44b2c5551b45adc9a162ab26a12200c0 } from '../../../plugins/translations/states/screens/cells.tsx'
import { PersonCell as PersonCell_44b2c5551b45adc9a162ab26a12200c0 } from '../../../plugins/translations/states/screens/cells.tsx'
import { LanguageFilter as LanguageFilter_b7cce0b9f7f4de23ea3a960aa91d83a1 } from '../../../admin/language-filter.tsx'
import { AltCell as AltCell_a15d5b32770ea8593d96e9b02c894516 } from '../../../plugins/media/screens/alt-cell.tsx'
import { SizeAdvicePanel as SizeAdvicePanel_47b247a83228ed4c110425a190ee807c } from '../../../plugins/media/size-advice-panel.tsx'
import { ReplaceFile as ReplaceFile_37df505d3e30bd9e4f7418c794ec6ba7 } from '../../../plugins/media/screens/replace-file.tsx'
import { Crops as Crops_d186e24cf58af93fb0eafe9782b00ffb } from '../../../plugins/media/screens/crops.tsx'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { DroppedFiles as DroppedFiles_058fc2d835bac875aa0768f7da2bdf3e } from '../../../plugins/media/screens/dropped-files.tsx'
import { WebhookTools as WebhookTools_e34301fcfbdc2fb09093e3c1e38892ee } from '../../../plugins/forms/screens/webhook-tools.tsx'
import { Answers as Answers_2f957d81a2bdb2e82d4fddaf830ec5e0 } from '../../../plugins/forms/screens/answers.tsx'
import { VisitorsLanguageCell as VisitorsLanguageCell_a08d1d08ba0f44a4ab616bce5b414178 } from '../../../plugins/forms/screens/visitors-language.tsx'
import { VisitorsLanguage as VisitorsLanguage_a08d1d08ba0f44a4ab616bce5b414178 } from '../../../plugins/forms/screens/visitors-language.tsx'
import { DeliveryCell as DeliveryCell_56058eff18e4497a7ccce29f9dbe94d0 } from '../../../plugins/forms/screens/delivery.tsx'
import { Delivery as Delivery_56058eff18e4497a7ccce29f9dbe94d0 } from '../../../plugins/forms/screens/delivery.tsx'
import { CsvDownload as CsvDownload_c8bb3ca0705d97aaf1d12882cbdfc825 } from '../../../admin/csv-download.tsx'
import { LeadsToCell as LeadsToCell_9d8c9d7520fa200c9136d4206cef9d28 } from '../../../plugins/redirects/leads-to-cell.tsx'
import { CsvPanel as CsvPanel_2f76b2415f831469df9c779baa1e9c3e } from '../../../access/lists/csv-panel.tsx'
import { CodeCell as CodeCell_d5c1c7dca41eeafbd7346b89578431b8 } from '../../../plugins/prices/admin/cells.tsx'
import { CountryNameInput as CountryNameInput_aa6608d7b8a1c226f613df8998e03c5f } from '../../../plugins/prices/admin/country-name-input.tsx'
import { CountryCell as CountryCell_d5c1c7dca41eeafbd7346b89578431b8 } from '../../../plugins/prices/admin/cells.tsx'
import { AmountCell as AmountCell_d5c1c7dca41eeafbd7346b89578431b8 } from '../../../plugins/prices/admin/cells.tsx'
import { AmountInput as AmountInput_8ccdc9a350bb39e909c8c6e5f1c1bb44 } from '../../../plugins/prices/admin/amount-input.tsx'
import { AmountDiff as AmountDiff_34f9130cee2f8a09b0c082e632e93e81 } from '../../../plugins/prices/admin/diffs.tsx'
import { DayCell as DayCell_d5c1c7dca41eeafbd7346b89578431b8 } from '../../../plugins/prices/admin/cells.tsx'
import { DayInput as DayInput_1d7f72b55546ca5d2fe564c357c64de4 } from '../../../plugins/prices/admin/day-input.tsx'
import { DayDiff as DayDiff_34f9130cee2f8a09b0c082e632e93e81 } from '../../../plugins/prices/admin/diffs.tsx'
import { CountCell as CountCell_d5c1c7dca41eeafbd7346b89578431b8 } from '../../../plugins/prices/admin/cells.tsx'
import { CurrentPassword as CurrentPassword_a80bd25f837b637b5af7e15405bdd078 } from '../../../plugins/accounts/screens/current-password.tsx'
import { RoleRights as RoleRights_bf115aa1fa37aee3b23855eb40d38378 } from '../../../plugins/accounts/screens/role-rights.tsx'
import { AccountPanels as AccountPanels_600f73dfb0c8419ee80790579bdf5631 } from '../../../plugins/accounts/screens/account-panels.tsx'
import { LastSignInCell as LastSignInCell_da356106b2f0bc543f450f87f2a3d361 } from '../../../plugins/accounts/screens/last-sign-in-cell.tsx'
import { InviteView as InviteView_dd84f4b2037adce65cf3b3ee0ea1692b } from '../../../plugins/accounts/screens/invite-view.tsx'
import { AuditPersonCell as AuditPersonCell_e063ff6265a669ae4b2cabc3245c3e12 } from '../../../plugins/audit-log/cells.tsx'
import { AuditDocumentCell as AuditDocumentCell_e063ff6265a669ae4b2cabc3245c3e12 } from '../../../plugins/audit-log/cells.tsx'
import { ColorInput as ColorInput_e5aff5d5cf1cc5b46435e0ddcf78f474 } from '../../../model/fields/brand/color-input.tsx'
import { Navigation as Navigation_be7d20c9051b4350b653d2c524373d19 } from '../../../plugins/admin-ui/navigation/navigation.tsx'
import { SkippedFiles as SkippedFiles_44da2e4d12db2840dc5ee11bf178ed1b } from '../../../plugins/media/screens/skipped-files.tsx'
import { SiteMark as SiteMark_a292b5fec5cd6d0f034ab8e5777653bb } from '../../../plugins/dashboard/site-mark.tsx'
import { SiteLogo as SiteLogo_875fd7e26a5a7f64d27efc163a0ed654 } from '../../../plugins/dashboard/site-logo.tsx'
import { PlannedLink as PlannedLink_c8f4c552239f4c8e4daa2d12778cf7fd } from '../../../plugins/releases/planned-link.tsx'
import { PaletteButton as PaletteButton_d9042d994f8a15dc4cd5566f294e0b84 } from '../../../plugins/command-palette/palette-button.tsx'
import { LanguagesLink as LanguagesLink_55d62078445a54b7f8daecf1daa4905d } from '../../../plugins/languages/languages-link.tsx'
import { SignInAgain as SignInAgain_591ebd203a9f93645741f1bbfab5f9aa } from '../../../plugins/accounts/screens/signing-in/sign-in-again.tsx'
import { Look as Look_49d776fcfd99e20819aeb6319d22cfea } from '../../../plugins/admin-ui/look.tsx'
import { OpenOnWideScreens as OpenOnWideScreens_f3e5962a39edc72777fb55dfeed260c2 } from '../../../plugins/admin-ui/navigation/open-on-wide-screens.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { OneLanguage as OneLanguage_e0afa2ba738f131b0d917f4030229860 } from '../../../plugins/languages/one-language.tsx'
import { DivButtons as DivButtons_a344f40c3e9efeae5a7ec3cae971624e } from '../../../patches/div-buttons-provider.tsx'
import { SignInView as SignInView_8a8a7e91391910492833c59e50b1007d } from '../../../plugins/accounts/screens/signing-in/sign-in-view.tsx'
import { ForgotView as ForgotView_5119e200b192898b25c4aa24305d01a9 } from '../../../plugins/accounts/screens/signing-in/forgot-view.tsx'
import { SetPasswordView as SetPasswordView_455e6aad5e14df79bbe97bd599a9729d } from '../../../plugins/accounts/screens/signing-in/set-password-view.tsx'
import { PlannedView as PlannedView_29857dbf8ada97a54a20ad8b5974eea6 } from '../../../plugins/releases/planned-view.tsx'
import { Dashboard as Dashboard_76f7c6cabb4b2d529cb35b7545c9cc79 } from '../../../plugins/dashboard/dashboard.tsx'
import { SetupView as SetupView_9043d7b980f8fce317e6019d12ba43b4 } from '../../../plugins/setup/screens/setup-view.tsx'
import { LanguagesView as LanguagesView_a086e9f4a5d8b7b218e9ad156419c064 } from '../../../plugins/languages/languages-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/access/read-only-line.tsx#ReadOnlyLine": ReadOnlyLine_06d777ca8089778d4225ca6d06825c15,
  "/model/fields/addresses/slug-notice.tsx#SlugNotice": SlugNotice_5c0caf7992eabb1366a1856cad916d4d,
  "/plugins/publish-checks/checklist-panel.tsx#ChecklistPanel": ChecklistPanel_ad8c9910f5462b73f8ee670e68ea4466,
  "/plugins/share-links/share-panel.tsx#SharePanel": SharePanel_90f1c9788cc2e40451b915566809df81,
  "/plugins/releases/document-releases.tsx#DocumentReleases": DocumentReleases_3bb3839c8b6fad65c56ec3aa3afbebb2,
  "/plugins/translations/states/screens/cells.tsx#StatesCell": StatesCell_44b2c5551b45adc9a162ab26a12200c0,
  "/plugins/translations/states/screens/states-panel.tsx#StatesPanel": StatesPanel_e3169b09ffd32cca37eaeb4630a07b5f,
  "/plugins/review/review-cell.tsx#ReviewCell": ReviewCell_748eb9271513b715d0b711a8eb686252,
  "/plugins/review/screens/review-panel.tsx#ReviewPanel": ReviewPanel_ce95c37808ece3a780fdcd97b4aa7271,
  "/plugins/references/screens/used-in-panel.tsx#UsedInPanel": UsedInPanel_0556f439fd1a118390e1311df65c87fd,
  "/admin/sidebar/sidebar-tabs.tsx#SidebarTabs": SidebarTabs_0dbd2a3dbe9cc86c63ac0d1ffe54967e,
  "/plugins/translations/empty-language.tsx#EmptyLanguage": EmptyLanguage_a23e76fb8ea227d358dd8ec0c6acdc2a,
  "/plugins/localized-titles/title-cell.tsx#TitleCell": TitleCell_1b4434c6801d7965bd2f6ec676e8afe3,
  "/model/fields/sections/block-label.tsx#BlockLabel": BlockLabel_7e960b203ce5e8522dc03424e11004e4,
  "/plugins/link-picker/link-search.tsx#LinkSearch": LinkSearch_9f242a9894f8c4a9d8305d34f87e6e2a,
  "/plugins/admin-ui/checkbox-diff.tsx#CheckboxDiff": CheckboxDiff_4b4f518ac1c8e4cc31986bcd8b0c73ec,
  "/model/fields/sections/block-label.tsx#RowLabel": RowLabel_7e960b203ce5e8522dc03424e11004e4,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/model/fields/pasting/paste-plugin.tsx#PasteFeatureClient": PasteFeatureClient_e0d2f46d507412fbc21f8a4d1b022f3d,
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
  "/model/fields/sections/block-picker.tsx#BlockPicker": BlockPicker_b12e1879f63f452d21d0ce1e8382e107,
  "/plugins/live-preview/appearance-panel.tsx#AppearancePanel": AppearancePanel_a3ea61b4926131742b63b0ece2f3e5bc,
  "/model/fields/seo/focus-keyword-check.tsx#FocusKeywordCheck": FocusKeywordCheck_9ee2d019087bbd3fa30c5e2a5701672e,
  "/plugins/localized-titles/follow-title.tsx#FollowTitle": FollowTitle_9a5ebe2cf7f07f01299ab7919d9bb65f,
  "/plugins/admin-ui/no-diff.tsx#NoDiff": NoDiff_e0df8d258372c448963b1ae79ba0744f,
  "/plugins/publishing/screens/bulk-publishing.tsx#BulkPublishing": BulkPublishing_895500f3811648dedef8d63459002da1,
  "/plugins/references/screens/bulk-delete.tsx#BulkDelete": BulkDelete_444f1ef59b72f080d5d011432bb75303,
  "/plugins/admin-ui/list-on-phones.tsx#ListOnPhones": ListOnPhones_0fe910d8ae13d8bae3d3a607c2198793,
  "/plugins/live-preview/live-preview-bridge.tsx#LivePreviewBridge": LivePreviewBridge_886b64aacd3648fae3c55386069999e2,
  "/plugins/presence/presence.tsx#Presence": Presence_8f186cdf9108d698088bc6616c876c84,
  "/plugins/releases/schedule-button.tsx#ScheduleButton": ScheduleButton_6d22203706944ed5de09d2fa36f43fbf,
  "/plugins/review/screens/review-panel.tsx#ReviewBar": ReviewBar_ce95c37808ece3a780fdcd97b4aa7271,
  "/plugins/command-palette/remember-document.tsx#RememberDocument": RememberDocument_6b364056abdb3070ce65c2dd1da19f07,
  "/plugins/autosave/saving/save-before-leaving.tsx#SaveBeforeLeaving": SaveBeforeLeaving_bd4bf40e11bc953f273c1e58bfe2dd0b,
  "/plugins/admin-ui/untitled.tsx#Untitled": Untitled_e829104a197bc49526326a76fe2d5fd8,
  "/admin/forms/more-items.tsx#MoreItems": MoreItems_07e3359da1725cd610b9ebce0272214e,
  "/plugins/references/screens/delete-item.tsx#DeleteItem": DeleteItem_ba338ac19ab40e116a4bedbff6ebf4b5,
  "/plugins/publishing/screens/publish-button.tsx#PublishButton": PublishButton_f23dbfdc87ab8f1a7f7dc1573c1add72,
  "/plugins/publishing/screens/status-lines.tsx#StatusLines": StatusLines_e7dd11eabdd8f824d0e07eba8fc79c65,
  "/plugins/publishing/screens/unpublish-item.tsx#UnpublishItem": UnpublishItem_382e7b6f4746008a27b33d53e2188040,
  "/plugins/publishing/screens/restore-button.tsx#RestoreButton": RestoreButton_fca84d42831a5809a22ab76d89129136,
  "/plugins/publishing/version-list.tsx#VersionList": VersionList_86db78b6571f9eda18d1163675233820,
  "/plugins/translations/side/side-view.tsx#SideView": SideView_c558341b07a199fd38fd944808aa0e93,
  "/plugins/admin-ui/local-date-field.tsx#LocalDateField": LocalDateField_99fae80cdab9b9cd6b49be9fa0bda43c,
  "/plugins/article-form/title-input.tsx#TitleInput": TitleInput_c568dab3400ff30ed94965a51f813526,
  "/plugins/article-form/quick-add.tsx#QuickAdd": QuickAdd_2b90cb2cf3cab7e832bae72846203162,
  "/plugins/releases/release-panel.tsx#ReleasePanel": ReleasePanel_365f011909cdad68f1fc02a508b8bff7,
  "/plugins/translations/states/screens/cells.tsx#DocumentCell": DocumentCell_44b2c5551b45adc9a162ab26a12200c0,
  "/plugins/translations/states/screens/cells.tsx#EntityCell": EntityCell_44b2c5551b45adc9a162ab26a12200c0,
  "/plugins/translations/states/screens/cells.tsx#StateCell": StateCell_44b2c5551b45adc9a162ab26a12200c0,
  "/plugins/translations/states/screens/cells.tsx#PersonCell": PersonCell_44b2c5551b45adc9a162ab26a12200c0,
  "/admin/language-filter.tsx#LanguageFilter": LanguageFilter_b7cce0b9f7f4de23ea3a960aa91d83a1,
  "/plugins/media/screens/alt-cell.tsx#AltCell": AltCell_a15d5b32770ea8593d96e9b02c894516,
  "/plugins/media/size-advice-panel.tsx#SizeAdvicePanel": SizeAdvicePanel_47b247a83228ed4c110425a190ee807c,
  "/plugins/media/screens/replace-file.tsx#ReplaceFile": ReplaceFile_37df505d3e30bd9e4f7418c794ec6ba7,
  "/plugins/media/screens/crops.tsx#Crops": Crops_d186e24cf58af93fb0eafe9782b00ffb,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/plugins/media/screens/dropped-files.tsx#DroppedFiles": DroppedFiles_058fc2d835bac875aa0768f7da2bdf3e,
  "/plugins/forms/screens/webhook-tools.tsx#WebhookTools": WebhookTools_e34301fcfbdc2fb09093e3c1e38892ee,
  "/plugins/forms/screens/answers.tsx#Answers": Answers_2f957d81a2bdb2e82d4fddaf830ec5e0,
  "/plugins/forms/screens/visitors-language.tsx#VisitorsLanguageCell": VisitorsLanguageCell_a08d1d08ba0f44a4ab616bce5b414178,
  "/plugins/forms/screens/visitors-language.tsx#VisitorsLanguage": VisitorsLanguage_a08d1d08ba0f44a4ab616bce5b414178,
  "/plugins/forms/screens/delivery.tsx#DeliveryCell": DeliveryCell_56058eff18e4497a7ccce29f9dbe94d0,
  "/plugins/forms/screens/delivery.tsx#Delivery": Delivery_56058eff18e4497a7ccce29f9dbe94d0,
  "/admin/csv-download.tsx#CsvDownload": CsvDownload_c8bb3ca0705d97aaf1d12882cbdfc825,
  "/plugins/redirects/leads-to-cell.tsx#LeadsToCell": LeadsToCell_9d8c9d7520fa200c9136d4206cef9d28,
  "/access/lists/csv-panel.tsx#CsvPanel": CsvPanel_2f76b2415f831469df9c779baa1e9c3e,
  "/plugins/prices/admin/cells.tsx#CodeCell": CodeCell_d5c1c7dca41eeafbd7346b89578431b8,
  "/plugins/prices/admin/country-name-input.tsx#CountryNameInput": CountryNameInput_aa6608d7b8a1c226f613df8998e03c5f,
  "/plugins/prices/admin/cells.tsx#CountryCell": CountryCell_d5c1c7dca41eeafbd7346b89578431b8,
  "/plugins/prices/admin/cells.tsx#AmountCell": AmountCell_d5c1c7dca41eeafbd7346b89578431b8,
  "/plugins/prices/admin/amount-input.tsx#AmountInput": AmountInput_8ccdc9a350bb39e909c8c6e5f1c1bb44,
  "/plugins/prices/admin/diffs.tsx#AmountDiff": AmountDiff_34f9130cee2f8a09b0c082e632e93e81,
  "/plugins/prices/admin/cells.tsx#DayCell": DayCell_d5c1c7dca41eeafbd7346b89578431b8,
  "/plugins/prices/admin/day-input.tsx#DayInput": DayInput_1d7f72b55546ca5d2fe564c357c64de4,
  "/plugins/prices/admin/diffs.tsx#DayDiff": DayDiff_34f9130cee2f8a09b0c082e632e93e81,
  "/plugins/prices/admin/cells.tsx#CountCell": CountCell_d5c1c7dca41eeafbd7346b89578431b8,
  "/plugins/accounts/screens/current-password.tsx#CurrentPassword": CurrentPassword_a80bd25f837b637b5af7e15405bdd078,
  "/plugins/accounts/screens/role-rights.tsx#RoleRights": RoleRights_bf115aa1fa37aee3b23855eb40d38378,
  "/plugins/accounts/screens/account-panels.tsx#AccountPanels": AccountPanels_600f73dfb0c8419ee80790579bdf5631,
  "/plugins/accounts/screens/last-sign-in-cell.tsx#LastSignInCell": LastSignInCell_da356106b2f0bc543f450f87f2a3d361,
  "/plugins/accounts/screens/invite-view.tsx#InviteView": InviteView_dd84f4b2037adce65cf3b3ee0ea1692b,
  "/plugins/audit-log/cells.tsx#AuditPersonCell": AuditPersonCell_e063ff6265a669ae4b2cabc3245c3e12,
  "/plugins/audit-log/cells.tsx#AuditDocumentCell": AuditDocumentCell_e063ff6265a669ae4b2cabc3245c3e12,
  "/model/fields/brand/color-input.tsx#ColorInput": ColorInput_e5aff5d5cf1cc5b46435e0ddcf78f474,
  "/plugins/admin-ui/navigation/navigation.tsx#Navigation": Navigation_be7d20c9051b4350b653d2c524373d19,
  "/plugins/media/screens/skipped-files.tsx#SkippedFiles": SkippedFiles_44da2e4d12db2840dc5ee11bf178ed1b,
  "/plugins/dashboard/site-mark.tsx#SiteMark": SiteMark_a292b5fec5cd6d0f034ab8e5777653bb,
  "/plugins/dashboard/site-logo.tsx#SiteLogo": SiteLogo_875fd7e26a5a7f64d27efc163a0ed654,
  "/plugins/releases/planned-link.tsx#PlannedLink": PlannedLink_c8f4c552239f4c8e4daa2d12778cf7fd,
  "/plugins/command-palette/palette-button.tsx#PaletteButton": PaletteButton_d9042d994f8a15dc4cd5566f294e0b84,
  "/plugins/languages/languages-link.tsx#LanguagesLink": LanguagesLink_55d62078445a54b7f8daecf1daa4905d,
  "/plugins/accounts/screens/signing-in/sign-in-again.tsx#SignInAgain": SignInAgain_591ebd203a9f93645741f1bbfab5f9aa,
  "/plugins/admin-ui/look.tsx#Look": Look_49d776fcfd99e20819aeb6319d22cfea,
  "/plugins/admin-ui/navigation/open-on-wide-screens.tsx#OpenOnWideScreens": OpenOnWideScreens_f3e5962a39edc72777fb55dfeed260c2,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/plugins/languages/one-language.tsx#OneLanguage": OneLanguage_e0afa2ba738f131b0d917f4030229860,
  "/patches/div-buttons-provider.tsx#DivButtons": DivButtons_a344f40c3e9efeae5a7ec3cae971624e,
  "/plugins/accounts/screens/signing-in/sign-in-view.tsx#SignInView": SignInView_8a8a7e91391910492833c59e50b1007d,
  "/plugins/accounts/screens/signing-in/forgot-view.tsx#ForgotView": ForgotView_5119e200b192898b25c4aa24305d01a9,
  "/plugins/accounts/screens/signing-in/set-password-view.tsx#SetPasswordView": SetPasswordView_455e6aad5e14df79bbe97bd599a9729d,
  "/plugins/releases/planned-view.tsx#PlannedView": PlannedView_29857dbf8ada97a54a20ad8b5974eea6,
  "/plugins/dashboard/dashboard.tsx#Dashboard": Dashboard_76f7c6cabb4b2d529cb35b7545c9cc79,
  "/plugins/setup/screens/setup-view.tsx#SetupView": SetupView_9043d7b980f8fce317e6019d12ba43b4,
  "/plugins/languages/languages-view.tsx#LanguagesView": LanguagesView_a086e9f4a5d8b7b218e9ad156419c064,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
