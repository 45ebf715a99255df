/** Statements of the specification that need no test, each with the reason. A test can't prove them (see proves.ts). */
export const nothingToProve: Readonly<Record<string, string>> = {
  'This single document covers the whole product in the nine points below.': 'about the document',
  'Readers are keyboard builders, users and firmware contributors.': 'about the readers',
  'Other fields are not shown.': 'leaves open',
  'Other user input validation is not shown.': 'leaves open',
  'Not shown.': 'leaves open',
  "The product's own API: not shown.": 'leaves open',
  'Other request parameters are not shown.': 'leaves open',
};
