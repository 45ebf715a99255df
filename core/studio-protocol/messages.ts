import type { Enums, Messages } from './schema.ts';

/**
 * The messages of the Studio protocol, in the order of the .proto files.
 * Source: github.com/zmkfirmware/zmk-studio-messages at 6cb4c283e, the revision pinned in app/west.yml.
 * To add a message, list its fields by tag. A field's type is a scalar or the `package.Name` of a message or enum.
 */
export const messages: Messages = {
  'studio.Request': [
    { tag: 1, name: 'request_id', type: 'uint32' },
    { tag: 3, name: 'core', type: 'core.Request', oneof: 'subsystem' },
    { tag: 4, name: 'behaviors', type: 'behaviors.Request', oneof: 'subsystem' },
    { tag: 5, name: 'keymap', type: 'keymap.Request', oneof: 'subsystem' },
  ],
  'studio.Response': [
    { tag: 1, name: 'request_response', type: 'studio.RequestResponse', oneof: 'type' },
    { tag: 2, name: 'notification', type: 'studio.Notification', oneof: 'type' },
  ],
  'studio.RequestResponse': [
    { tag: 1, name: 'request_id', type: 'uint32' },
    { tag: 2, name: 'meta', type: 'meta.Response', oneof: 'subsystem' },
    { tag: 3, name: 'core', type: 'core.Response', oneof: 'subsystem' },
    { tag: 4, name: 'behaviors', type: 'behaviors.Response', oneof: 'subsystem' },
    { tag: 5, name: 'keymap', type: 'keymap.Response', oneof: 'subsystem' },
  ],
  'studio.Notification': [
    { tag: 2, name: 'core', type: 'core.Notification', oneof: 'subsystem' },
    { tag: 5, name: 'keymap', type: 'keymap.Notification', oneof: 'subsystem' },
  ],
  'meta.Response': [
    { tag: 1, name: 'no_response', type: 'bool', oneof: 'response_type' },
    { tag: 2, name: 'simple_error', type: 'meta.ErrorConditions', oneof: 'response_type' },
  ],
  'core.Request': [
    { tag: 1, name: 'get_device_info', type: 'bool', oneof: 'request_type' },
    { tag: 2, name: 'get_lock_state', type: 'bool', oneof: 'request_type' },
    { tag: 3, name: 'lock', type: 'bool', oneof: 'request_type' },
    { tag: 4, name: 'reset_settings', type: 'bool', oneof: 'request_type' },
  ],
  'core.Response': [
    { tag: 1, name: 'get_device_info', type: 'core.GetDeviceInfoResponse', oneof: 'response_type' },
    { tag: 2, name: 'get_lock_state', type: 'core.LockState', oneof: 'response_type' },
    { tag: 4, name: 'reset_settings', type: 'bool', oneof: 'response_type' },
  ],
  'core.GetDeviceInfoResponse': [
    { tag: 1, name: 'name', type: 'string' },
    { tag: 2, name: 'serial_number', type: 'bytes' },
  ],
  'core.Notification': [{ tag: 1, name: 'lock_state_changed', type: 'core.LockState', oneof: 'notification_type' }],
  'behaviors.Request': [
    { tag: 1, name: 'list_all_behaviors', type: 'bool', oneof: 'request_type' },
    { tag: 2, name: 'get_behavior_details', type: 'behaviors.GetBehaviorDetailsRequest', oneof: 'request_type' },
  ],
  'behaviors.GetBehaviorDetailsRequest': [{ tag: 1, name: 'behavior_id', type: 'uint32' }],
  'behaviors.Response': [
    { tag: 1, name: 'list_all_behaviors', type: 'behaviors.ListAllBehaviorsResponse', oneof: 'response_type' },
    { tag: 2, name: 'get_behavior_details', type: 'behaviors.GetBehaviorDetailsResponse', oneof: 'response_type' },
  ],
  'behaviors.ListAllBehaviorsResponse': [{ tag: 1, name: 'behaviors', type: 'uint32', repeated: true }],
  'behaviors.GetBehaviorDetailsResponse': [
    { tag: 1, name: 'id', type: 'uint32' },
    { tag: 2, name: 'display_name', type: 'string' },
    { tag: 3, name: 'metadata', type: 'behaviors.BehaviorBindingParametersSet', repeated: true },
  ],
  'behaviors.BehaviorBindingParametersSet': [
    { tag: 1, name: 'param1', type: 'behaviors.BehaviorParameterValueDescription', repeated: true },
    { tag: 2, name: 'param2', type: 'behaviors.BehaviorParameterValueDescription', repeated: true },
  ],
  'behaviors.BehaviorParameterValueDescriptionRange': [
    { tag: 1, name: 'min', type: 'int32' },
    { tag: 2, name: 'max', type: 'int32' },
  ],
  'behaviors.BehaviorParameterNil': [],
  'behaviors.BehaviorParameterLayerId': [],
  'behaviors.BehaviorParameterHidUsage': [
    { tag: 1, name: 'keyboard_max', type: 'uint32' },
    { tag: 2, name: 'consumer_max', type: 'uint32' },
  ],
  'behaviors.BehaviorParameterValueDescription': [
    { tag: 1, name: 'name', type: 'string' },
    { tag: 2, name: 'nil', type: 'behaviors.BehaviorParameterNil', oneof: 'value_type' },
    { tag: 3, name: 'constant', type: 'uint32', oneof: 'value_type' },
    { tag: 4, name: 'range', type: 'behaviors.BehaviorParameterValueDescriptionRange', oneof: 'value_type' },
    { tag: 5, name: 'hid_usage', type: 'behaviors.BehaviorParameterHidUsage', oneof: 'value_type' },
    { tag: 6, name: 'layer_id', type: 'behaviors.BehaviorParameterLayerId', oneof: 'value_type' },
  ],
  'keymap.Request': [
    { tag: 1, name: 'get_keymap', type: 'bool', oneof: 'request_type' },
    { tag: 2, name: 'set_layer_binding', type: 'keymap.SetLayerBindingRequest', oneof: 'request_type' },
    { tag: 3, name: 'check_unsaved_changes', type: 'bool', oneof: 'request_type' },
    { tag: 4, name: 'save_changes', type: 'bool', oneof: 'request_type' },
    { tag: 5, name: 'discard_changes', type: 'bool', oneof: 'request_type' },
    { tag: 6, name: 'get_physical_layouts', type: 'bool', oneof: 'request_type' },
    { tag: 7, name: 'set_active_physical_layout', type: 'uint32', oneof: 'request_type' },
    { tag: 8, name: 'move_layer', type: 'keymap.MoveLayerRequest', oneof: 'request_type' },
    { tag: 9, name: 'add_layer', type: 'keymap.AddLayerRequest', oneof: 'request_type' },
    { tag: 10, name: 'remove_layer', type: 'keymap.RemoveLayerRequest', oneof: 'request_type' },
    { tag: 11, name: 'restore_layer', type: 'keymap.RestoreLayerRequest', oneof: 'request_type' },
    { tag: 12, name: 'set_layer_props', type: 'keymap.SetLayerPropsRequest', oneof: 'request_type' },
  ],
  'keymap.Response': [
    { tag: 1, name: 'get_keymap', type: 'keymap.Keymap', oneof: 'response_type' },
    { tag: 2, name: 'set_layer_binding', type: 'keymap.SetLayerBindingResponse', oneof: 'response_type' },
    { tag: 3, name: 'check_unsaved_changes', type: 'bool', oneof: 'response_type' },
    { tag: 4, name: 'save_changes', type: 'keymap.SaveChangesResponse', oneof: 'response_type' },
    { tag: 5, name: 'discard_changes', type: 'bool', oneof: 'response_type' },
    { tag: 6, name: 'get_physical_layouts', type: 'keymap.PhysicalLayouts', oneof: 'response_type' },
    {
      tag: 7,
      name: 'set_active_physical_layout',
      type: 'keymap.SetActivePhysicalLayoutResponse',
      oneof: 'response_type',
    },
    { tag: 8, name: 'move_layer', type: 'keymap.MoveLayerResponse', oneof: 'response_type' },
    { tag: 9, name: 'add_layer', type: 'keymap.AddLayerResponse', oneof: 'response_type' },
    { tag: 10, name: 'remove_layer', type: 'keymap.RemoveLayerResponse', oneof: 'response_type' },
    { tag: 11, name: 'restore_layer', type: 'keymap.RestoreLayerResponse', oneof: 'response_type' },
    { tag: 12, name: 'set_layer_props', type: 'keymap.SetLayerPropsResponse', oneof: 'response_type' },
  ],
  'keymap.Notification': [{ tag: 1, name: 'unsaved_changes_status_changed', type: 'bool', oneof: 'notification_type' }],
  'keymap.SaveChangesResponse': [
    { tag: 1, name: 'ok', type: 'bool', oneof: 'result' },
    { tag: 2, name: 'err', type: 'keymap.SaveChangesErrorCode', oneof: 'result' },
  ],
  'keymap.SetActivePhysicalLayoutResponse': [
    { tag: 1, name: 'ok', type: 'keymap.Keymap', oneof: 'result' },
    { tag: 2, name: 'err', type: 'keymap.SetActivePhysicalLayoutErrorCode', oneof: 'result' },
  ],
  'keymap.MoveLayerResponse': [
    { tag: 1, name: 'ok', type: 'keymap.Keymap', oneof: 'result' },
    { tag: 2, name: 'err', type: 'keymap.MoveLayerErrorCode', oneof: 'result' },
  ],
  'keymap.AddLayerResponse': [
    { tag: 1, name: 'ok', type: 'keymap.AddLayerResponseDetails', oneof: 'result' },
    { tag: 2, name: 'err', type: 'keymap.AddLayerErrorCode', oneof: 'result' },
  ],
  'keymap.AddLayerResponseDetails': [
    { tag: 1, name: 'index', type: 'uint32' },
    { tag: 2, name: 'layer', type: 'keymap.Layer' },
  ],
  'keymap.RemoveLayerResponse': [
    { tag: 1, name: 'ok', type: 'keymap.RemoveLayerOk', oneof: 'result' },
    { tag: 2, name: 'err', type: 'keymap.RemoveLayerErrorCode', oneof: 'result' },
  ],
  'keymap.RemoveLayerOk': [],
  'keymap.RestoreLayerResponse': [
    { tag: 1, name: 'ok', type: 'keymap.Layer', oneof: 'result' },
    { tag: 2, name: 'err', type: 'keymap.RestoreLayerErrorCode', oneof: 'result' },
  ],
  'keymap.SetLayerBindingRequest': [
    { tag: 1, name: 'layer_id', type: 'uint32' },
    { tag: 2, name: 'key_position', type: 'int32' },
    { tag: 3, name: 'binding', type: 'keymap.BehaviorBinding' },
  ],
  'keymap.MoveLayerRequest': [
    { tag: 1, name: 'start_index', type: 'uint32' },
    { tag: 2, name: 'dest_index', type: 'uint32' },
  ],
  'keymap.AddLayerRequest': [],
  'keymap.RemoveLayerRequest': [{ tag: 1, name: 'layer_index', type: 'uint32' }],
  'keymap.RestoreLayerRequest': [
    { tag: 1, name: 'layer_id', type: 'uint32' },
    { tag: 2, name: 'at_index', type: 'uint32' },
  ],
  'keymap.SetLayerPropsRequest': [
    { tag: 1, name: 'layer_id', type: 'uint32' },
    { tag: 2, name: 'name', type: 'string' },
  ],
  'keymap.Keymap': [
    { tag: 1, name: 'layers', type: 'keymap.Layer', repeated: true },
    { tag: 2, name: 'available_layers', type: 'uint32' },
    { tag: 3, name: 'max_layer_name_length', type: 'uint32' },
  ],
  'keymap.Layer': [
    { tag: 1, name: 'id', type: 'uint32' },
    { tag: 2, name: 'name', type: 'string' },
    { tag: 3, name: 'bindings', type: 'keymap.BehaviorBinding', repeated: true },
  ],
  'keymap.BehaviorBinding': [
    { tag: 1, name: 'behavior_id', type: 'sint32' },
    { tag: 2, name: 'param1', type: 'uint32' },
    { tag: 3, name: 'param2', type: 'uint32' },
  ],
  'keymap.PhysicalLayouts': [
    { tag: 1, name: 'active_layout_index', type: 'uint32' },
    { tag: 2, name: 'layouts', type: 'keymap.PhysicalLayout', repeated: true },
  ],
  'keymap.PhysicalLayout': [
    { tag: 1, name: 'name', type: 'string' },
    { tag: 2, name: 'keys', type: 'keymap.KeyPhysicalAttrs', repeated: true },
  ],
  'keymap.KeyPhysicalAttrs': [
    { tag: 1, name: 'width', type: 'sint32' },
    { tag: 2, name: 'height', type: 'sint32' },
    { tag: 3, name: 'x', type: 'sint32' },
    { tag: 4, name: 'y', type: 'sint32' },
    { tag: 5, name: 'r', type: 'sint32' },
    { tag: 6, name: 'rx', type: 'sint32' },
    { tag: 7, name: 'ry', type: 'sint32' },
  ],
};

/** The names of each enum's values; the index is the number. */
export const enums: Enums = {
  'meta.ErrorConditions': ['GENERIC', 'UNLOCK_REQUIRED', 'RPC_NOT_FOUND', 'MSG_DECODE_FAILED', 'MSG_ENCODE_FAILED'],
  'core.LockState': ['ZMK_STUDIO_CORE_LOCK_STATE_LOCKED', 'ZMK_STUDIO_CORE_LOCK_STATE_UNLOCKED'],
  'keymap.SaveChangesErrorCode': [
    'SAVE_CHANGES_ERR_OK',
    'SAVE_CHANGES_ERR_GENERIC',
    'SAVE_CHANGES_ERR_NOT_SUPPORTED',
    'SAVE_CHANGES_ERR_NO_SPACE',
  ],
  'keymap.SetLayerBindingResponse': [
    'SET_LAYER_BINDING_RESP_OK',
    'SET_LAYER_BINDING_RESP_INVALID_LOCATION',
    'SET_LAYER_BINDING_RESP_INVALID_BEHAVIOR',
    'SET_LAYER_BINDING_RESP_INVALID_PARAMETERS',
  ],
  'keymap.MoveLayerErrorCode': [
    'MOVE_LAYER_ERR_OK',
    'MOVE_LAYER_ERR_GENERIC',
    'MOVE_LAYER_ERR_INVALID_LAYER',
    'MOVE_LAYER_ERR_INVALID_DESTINATION',
  ],
  'keymap.AddLayerErrorCode': ['ADD_LAYER_ERR_OK', 'ADD_LAYER_ERR_GENERIC', 'ADD_LAYER_ERR_NO_SPACE'],
  'keymap.RemoveLayerErrorCode': ['REMOVE_LAYER_ERR_OK', 'REMOVE_LAYER_ERR_GENERIC', 'REMOVE_LAYER_ERR_INVALID_INDEX'],
  'keymap.RestoreLayerErrorCode': [
    'RESTORE_LAYER_ERR_OK',
    'RESTORE_LAYER_ERR_GENERIC',
    'RESTORE_LAYER_ERR_INVALID_ID',
    'RESTORE_LAYER_ERR_INVALID_INDEX',
  ],
  'keymap.SetLayerPropsResponse': [
    'SET_LAYER_PROPS_RESP_OK',
    'SET_LAYER_PROPS_RESP_ERR_GENERIC',
    'SET_LAYER_PROPS_RESP_ERR_INVALID_ID',
  ],
  'keymap.SetActivePhysicalLayoutErrorCode': [
    'SET_ACTIVE_PHYSICAL_LAYOUT_ERR_OK',
    'SET_ACTIVE_PHYSICAL_LAYOUT_ERR_GENERIC',
    'SET_ACTIVE_PHYSICAL_LAYOUT_ERR_INVALID_LAYOUT_INDEX',
  ],
};
