import * as migration_20261121_031135_initial from './20261121_031135_initial.ts';
import * as migration_20261121_032851_prices from './20261121_032851_prices.ts';
import * as migration_20261121_060334_editors from './20261121_060334_editors.ts';
import * as migration_20261121_071238_locale_indexes from './20261121_071238_locale_indexes.ts';
import * as migration_20261122_002050_price_references from './20261122_002050_price_references.ts';
import * as migration_20261122_005157_accounts from './20261122_005157_accounts.ts';
import * as migration_20261122_043425_country_names from './20261122_043425_country_names.ts';
import * as migration_20261122_070916_nothing_lost from './20261122_070916_nothing_lost.ts';
import * as migration_20261122_074415_redirects_and_usages from './20261122_074415_redirects_and_usages.ts';
import * as migration_20261122_075808_translation_states from './20261122_075808_translation_states.ts';
import * as migration_20261122_081233_audit_trail from './20261122_081233_audit_trail.ts';
import * as migration_20261122_105518_planned_publishing from './20261122_105518_planned_publishing.ts';
import * as migration_20261122_112423_shared_drafts_and_releases from './20261122_112423_shared_drafts_and_releases.ts';
import * as migration_20261122_113304_roles from './20261122_113304_roles.ts';
import * as migration_20261122_114215_patterns from './20261122_114215_patterns.ts';
import * as migration_20261122_115202_reviews from './20261122_115202_reviews.ts';
import * as migration_20261122_142317_forms from './20261122_142317_forms.ts';
import * as migration_20261122_151848_search from './20261122_151848_search.ts';
import * as migration_20261122_153014_media_folders_link_report from './20261122_153014_media_folders_link_report.ts';
import * as migration_20261122_184542_links_to_files from './20261122_184542_links_to_files.ts';
import * as migration_20261122_191859_country_guides from './20261122_191859_country_guides.ts';
import * as migration_20261122_215823_incidents from './20261122_215823_incidents.ts';
import * as migration_20261122_222819_article_tags from './20261122_222819_article_tags.ts';
import * as migration_20261123_022711_announced_work from './20261123_022711_announced_work.ts';
import * as migration_20261123_032953_announced_prices from './20261123_032953_announced_prices.ts';
import * as migration_20261123_112701_outdated_beside_state from './20261123_112701_outdated_beside_state.ts';
import * as migration_20261123_114852_country_places from './20261123_114852_country_places.ts';
import * as migration_20261123_214026_target_without_words from './20261123_214026_target_without_words.ts';
import * as migration_20261124_122014_bucket_fields from './20261124_122014_bucket_fields.ts';
import * as migration_20261124_123456_releases_languages from './20261124_123456_releases_languages.ts';
import * as migration_20261124_124117_form_mail_limit from './20261124_124117_form_mail_limit.ts';
import * as migration_20261124_124625_no_api_keys from './20261124_124625_no_api_keys.ts';
import * as migration_20261124_151601_brand from './20261124_151601_brand.ts';

export const migrations = [
  {
    up: migration_20261121_031135_initial.up,
    down: migration_20261121_031135_initial.down,
    name: '20261121_031135_initial',
  },
  {
    up: migration_20261121_032851_prices.up,
    down: migration_20261121_032851_prices.down,
    name: '20261121_032851_prices',
  },
  {
    up: migration_20261121_060334_editors.up,
    down: migration_20261121_060334_editors.down,
    name: '20261121_060334_editors',
  },
  {
    up: migration_20261121_071238_locale_indexes.up,
    down: migration_20261121_071238_locale_indexes.down,
    name: '20261121_071238_locale_indexes',
  },
  {
    up: migration_20261122_002050_price_references.up,
    down: migration_20261122_002050_price_references.down,
    name: '20261122_002050_price_references',
  },
  {
    up: migration_20261122_005157_accounts.up,
    down: migration_20261122_005157_accounts.down,
    name: '20261122_005157_accounts',
  },
  {
    up: migration_20261122_043425_country_names.up,
    down: migration_20261122_043425_country_names.down,
    name: '20261122_043425_country_names',
  },
  {
    up: migration_20261122_070916_nothing_lost.up,
    down: migration_20261122_070916_nothing_lost.down,
    name: '20261122_070916_nothing_lost',
  },
  {
    up: migration_20261122_074415_redirects_and_usages.up,
    down: migration_20261122_074415_redirects_and_usages.down,
    name: '20261122_074415_redirects_and_usages',
  },
  {
    up: migration_20261122_075808_translation_states.up,
    down: migration_20261122_075808_translation_states.down,
    name: '20261122_075808_translation_states',
  },
  {
    up: migration_20261122_081233_audit_trail.up,
    down: migration_20261122_081233_audit_trail.down,
    name: '20261122_081233_audit_trail',
  },
  {
    up: migration_20261122_105518_planned_publishing.up,
    down: migration_20261122_105518_planned_publishing.down,
    name: '20261122_105518_planned_publishing',
  },
  {
    up: migration_20261122_112423_shared_drafts_and_releases.up,
    down: migration_20261122_112423_shared_drafts_and_releases.down,
    name: '20261122_112423_shared_drafts_and_releases',
  },
  {
    up: migration_20261122_113304_roles.up,
    down: migration_20261122_113304_roles.down,
    name: '20261122_113304_roles',
  },
  {
    up: migration_20261122_114215_patterns.up,
    down: migration_20261122_114215_patterns.down,
    name: '20261122_114215_patterns',
  },
  {
    up: migration_20261122_115202_reviews.up,
    down: migration_20261122_115202_reviews.down,
    name: '20261122_115202_reviews',
  },
  {
    up: migration_20261122_142317_forms.up,
    down: migration_20261122_142317_forms.down,
    name: '20261122_142317_forms',
  },
  {
    up: migration_20261122_151848_search.up,
    down: migration_20261122_151848_search.down,
    name: '20261122_151848_search',
  },
  {
    up: migration_20261122_153014_media_folders_link_report.up,
    down: migration_20261122_153014_media_folders_link_report.down,
    name: '20261122_153014_media_folders_link_report',
  },
  {
    up: migration_20261122_184542_links_to_files.up,
    down: migration_20261122_184542_links_to_files.down,
    name: '20261122_184542_links_to_files',
  },
  {
    up: migration_20261122_191859_country_guides.up,
    down: migration_20261122_191859_country_guides.down,
    name: '20261122_191859_country_guides',
  },
  {
    up: migration_20261122_215823_incidents.up,
    down: migration_20261122_215823_incidents.down,
    name: '20261122_215823_incidents',
  },
  {
    up: migration_20261122_222819_article_tags.up,
    down: migration_20261122_222819_article_tags.down,
    name: '20261122_222819_article_tags',
  },
  {
    up: migration_20261123_022711_announced_work.up,
    down: migration_20261123_022711_announced_work.down,
    name: '20261123_022711_announced_work',
  },
  {
    up: migration_20261123_032953_announced_prices.up,
    down: migration_20261123_032953_announced_prices.down,
    name: '20261123_032953_announced_prices',
  },
  {
    up: migration_20261123_112701_outdated_beside_state.up,
    down: migration_20261123_112701_outdated_beside_state.down,
    name: '20261123_112701_outdated_beside_state',
  },
  {
    up: migration_20261123_114852_country_places.up,
    down: migration_20261123_114852_country_places.down,
    name: '20261123_114852_country_places',
  },
  {
    up: migration_20261123_214026_target_without_words.up,
    down: migration_20261123_214026_target_without_words.down,
    name: '20261123_214026_target_without_words',
  },
  {
    up: migration_20261124_122014_bucket_fields.up,
    down: migration_20261124_122014_bucket_fields.down,
    name: '20261124_122014_bucket_fields',
  },
  {
    up: migration_20261124_123456_releases_languages.up,
    down: migration_20261124_123456_releases_languages.down,
    name: '20261124_123456_releases_languages',
  },
  {
    up: migration_20261124_124117_form_mail_limit.up,
    down: migration_20261124_124117_form_mail_limit.down,
    name: '20261124_124117_form_mail_limit',
  },
  {
    up: migration_20261124_124625_no_api_keys.up,
    down: migration_20261124_124625_no_api_keys.down,
    name: '20261124_124625_no_api_keys',
  },
  {
    up: migration_20261124_151601_brand.up,
    down: migration_20261124_151601_brand.down,
    name: '20261124_151601_brand'
  },
];
