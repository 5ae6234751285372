import type { ObjectType, Property } from "./records.ts";

const names: Readonly<Record<ObjectType, Readonly<Record<string, Property["type"]>>>> = {
  contacts: {
    email: "string",
    firstname: "string",
    lastname: "string",
    phone: "string",
    company: "string",
    website: "string",
    message: "string",
    lifecyclestage: "string",
    hs_object_id: "number",
    createdate: "datetime",
    lastmodifieddate: "datetime",
  },
  deals: {
    dealname: "string",
    pipeline: "string",
    dealstage: "string",
    amount: "number",
    closedate: "datetime",
    hs_object_id: "number",
    createdate: "datetime",
    hs_lastmodifieddate: "datetime",
  },
};

/** HubSpot's built-in properties, as far as the app reads or writes them. */
export const standardProperties = (objectType: ObjectType): readonly Property[] =>
  Object.entries(names[objectType]).map(([name, type]) => ({
    kind: "property",
    id: `${objectType}/${name}`,
    objectType,
    name,
    label: name,
    description: "",
    groupName: objectType === "contacts" ? "contactinformation" : "dealinformation",
    type,
    fieldType: type === "number" ? "number" : "text",
    options: [],
    hasUniqueValue: name === "email" || name === "hs_object_id",
    hubspotDefined: true,
  }));
